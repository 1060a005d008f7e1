#define _GNU_SOURCE
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clocks.h"

enum { output_limit = 64 * 1024 };

void tm_buffer_free(tm_buffer *buffer) {
  free(buffer->bytes);
  *buffer = (tm_buffer){0};
}

static int append(tm_buffer *buffer, const char *bytes, size_t count, size_t limit) {
  if (limit && buffer->count + count > limit && buffer->count > limit / 2) {
    size_t kept = limit / 2;
    memmove(buffer->bytes, buffer->bytes + buffer->count - kept, kept);
    buffer->count = kept;
  }
  if (buffer->count + count > buffer->capacity) {
    size_t capacity = (buffer->count + count) * 2;
    char *grown = realloc(buffer->bytes, capacity);
    if (!grown) return ENOMEM;
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return 0;
}

/// A pipe whose ends are at 4 or above, so that moving one to 3 in the child overwrites nothing.
static int high_pipe(int ends[2]) {
  int low[2];
  if (pipe2(low, O_CLOEXEC) < 0) return errno;
  int error = 0;
  for (int i = 0; i < 2; i++) {
    ends[i] = fcntl(low[i], F_DUPFD_CLOEXEC, 4);
    if (ends[i] < 0) error = errno;
    close(low[i]);
  }
  return error;
}

static int spawn_with(
    tm_child *child, const char *path, char *const argv[], char *const envp[], int reply,
    int output) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, pipes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, output, 2);
  posix_spawn_file_actions_adddup2(&actions, reply, 3);
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  sigemptyset(&pipes);
  sigaddset(&pipes, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &pipes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t pid = 0;
  int error = posix_spawn(&pid, path, &actions, &attributes, argv, envp);
  child->pid = pid;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int tm_child_spawn(tm_child *child, const char *path, char *const argv[], char *const envp[]) {
  int reply[2] = {-1, -1}, output[2] = {-1, -1};
  int error = high_pipe(reply);
  if (!error) error = high_pipe(output);
  if (!error) error = spawn_with(child, path, argv, envp, reply[1], output[1]);
  if (reply[1] >= 0) close(reply[1]);
  if (output[1] >= 0) close(output[1]);
  if (error) {
    if (reply[0] >= 0) close(reply[0]);
    if (output[0] >= 0) close(output[0]);
    return error;
  }
  child->reply = reply[0];
  child->output = output[0];
  return 0;
}

/// Reads what there is: 1 while the pipe is open, 0 at its end, -1 on failure.
static int take(int descriptor, tm_buffer *into, size_t limit) {
  char bytes[16384];
  ssize_t count = read(descriptor, bytes, sizeof bytes);
  if (count < 0) return errno == EINTR ? 1 : -1;
  if (count == 0) return 0;
  return append(into, bytes, (size_t)count, limit) ? -1 : 1;
}

tm_drain_result tm_child_drain(
    tm_child *child, uint64_t deadline_ns, tm_buffer *reply, tm_buffer *output) {
  struct pollfd pipes[2] = {{child->reply, POLLIN, 0}, {child->output, POLLIN, 0}};
  tm_buffer *into[2] = {reply, output};
  size_t limits[2] = {0, output_limit};
  while (pipes[0].fd >= 0 || pipes[1].fd >= 0) {
    uint64_t now = tm_wall_ns();
    if (now >= deadline_ns) return tm_drain_timed_out;
    uint64_t left = (deadline_ns - now) / 1000000u + 1;
    int ready = poll(pipes, 2, left > 1000 ? 1000 : (int)left);
    if (tm_interrupted()) return tm_drain_interrupted;
    if (ready < 0 && errno != EINTR) return tm_drain_failed;
    for (int i = 0; ready > 0 && i < 2; i++) {
      if (pipes[i].fd < 0 || !pipes[i].revents) continue;
      int open = take(pipes[i].fd, into[i], limits[i]);
      if (open < 0) return tm_drain_failed;
      if (open == 0) pipes[i].fd = -1;
    }
  }
  return tm_drain_done;
}

int tm_child_reap(tm_child *child, int kill_it) {
  if (kill_it) kill(child->pid, SIGKILL);
  close(child->reply);
  close(child->output);
  int status = 0;
  while (waitpid(child->pid, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

void tm_status(int status, int *exit_code, int *signal_number) {
  *exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  *signal_number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

#ifndef TREADMILL_CHILD_H
#define TREADMILL_CHILD_H

#include <stddef.h>
#include <stdint.h>

/// A growing buffer of bytes, owned by whoever holds it.
typedef struct {
  char *bytes;
  size_t count;
  size_t capacity;
} tm_buffer;

/// Frees what the buffer holds.
void tm_buffer_free(tm_buffer *buffer);

/// A child process: its reply comes on descriptor 3, its standard output and error on `output`.
typedef struct {
  int pid;
  int reply;
  int output;
} tm_child;

/// Starts `path` by posix_spawn. 0, or an errno.
int tm_child_spawn(tm_child *child, const char *path, char *const argv[], char *const envp[]);

typedef enum {
  tm_drain_done = 0,
  tm_drain_timed_out = 1,
  tm_drain_interrupted = 2,
  tm_drain_failed = 3,
} tm_drain_result;

/// Reads both pipes until the child closes them or `deadline_ns` (monotonic) has passed. Of
/// `output` the last 64 KiB are kept.
tm_drain_result tm_child_drain(
    tm_child *child, uint64_t deadline_ns, tm_buffer *reply, tm_buffer *output);

/// Kills the child where `kill_it` is not 0, closes the pipes and waits for its end: the wait status.
int tm_child_reap(tm_child *child, int kill_it);

/// The wait status taken apart: the exit code or -1, and the signal or 0.
void tm_status(int status, int *exit_code, int *signal_number);

/// The signal's name in words.
const char *tm_signal_text(int signal_number);

/// The text of an errno.
const char *tm_error_text(int error);

/// Makes the calling process end with the process that started it, and print line by line, so that
/// its last words are not lost with it. `parent` is the id of that process, or 0 where it is not
/// known.
void tm_begin_child(int parent);

/// The id of this process.
int tm_process_id(void);

/// Lets writing to a pipe that nobody reads fail instead of ending the process.
void tm_ignore_broken_pipes(void);

/// 1 where `error` is the errno of such a write.
int tm_is_broken_pipe(int error);

/// Makes SIGINT and SIGTERM set a flag instead of ending the process.
void tm_catch_interrupts(void);

/// The signal that came since `tm_catch_interrupts`, or 0.
int tm_interrupted(void);

/// Writes all bytes. 0, or an errno.
int tm_write_all(int descriptor, const void *bytes, size_t count);

/// Up to `capacity` bytes of a file: the count, or minus an errno.
long tm_read_file(const char *path, char *bytes, size_t capacity);

/// Up to `capacity` bytes of a file from `offset` on: the count, or minus an errno.
long tm_read_file_at(const char *path, int64_t offset, char *bytes, size_t capacity);

/// The bytes of a file, or minus an errno; 0 for those of `/proc`.
long tm_file_size(const char *path);

/// 1 where the descriptor is a terminal.
int tm_is_terminal(int descriptor);

/// The environment of this process: a list of NAME=value that ends with NULL.
char **tm_environment(void);

/// The path of the running program with its NUL, as a link does not give it to another program. The
/// length, or -1.
long tm_program_path(char *path, size_t capacity);

/// Adds bytes at the end of a file, which it makes where there is none. 0, or an errno.
int tm_append_file(const char *path, const void *bytes, size_t count);

/// Removes a file, if it is there.
void tm_remove(const char *path);

/// 1 where the file can be executed.
int tm_is_executable(const char *path);

/// The value of an environment variable, or NULL.
const char *tm_variable(const char *name);

/// Serves the main actor until the process ends.
void tm_serve_main_actor(void) __attribute__((noreturn));

/// 1 where the program was built with the address sanitizer.
int tm_has_address_sanitizer(void);

/// 1 where the program was built with the thread sanitizer.
int tm_has_thread_sanitizer(void);

/// What the C compiler of the toolchain calls itself.
const char *tm_compiler_revision(void);

/// Random bits from the system.
uint64_t tm_random(void);

/// Ends the process at once with `code`.
void tm_exit(int code) __attribute__((noreturn));

#endif

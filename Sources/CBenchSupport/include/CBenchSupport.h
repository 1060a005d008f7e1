// The doors of the C room. Effects only: no arithmetic that a test could want to see.
#include "allocation_hooks.h"
#include "barrier.h"
#include "child.h"
#include "clocks.h"
#include "folder.h"
#include "instructions.h"
#include "pipe.h"
#include "sampler.h"

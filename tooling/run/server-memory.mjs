/**
 * How the server's process borrows memory from the system (decision 391): one arena that all threads share, free memory that is given
 * back, and a small space for young objects. Under load it ends a third smaller. What somebody has set already stays.
 */
export const serverFlags = ['--max-semi-space-size=8']
export const serverMemory = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' }

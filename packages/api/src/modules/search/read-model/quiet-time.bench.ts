/**
 * Milliseconds of the quickest of five runs: what the work itself takes when nothing interrupts it. Caches are warm from
 * the second run on; on a machine of its own the first run is the one to look at.
 */
export function quietTime(run: () => unknown): number {
  let best = Infinity
  for (let round = 0; round < 5; round += 1) {
    const start = process.hrtime.bigint()
    run()
    best = Math.min(best, Number(process.hrtime.bigint() - start) / 1e6)
  }
  return best
}

/** Milliseconds of processor time of this thread; only for work of many milliseconds, it is counted in coarse ticks. */
export function processorTime(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

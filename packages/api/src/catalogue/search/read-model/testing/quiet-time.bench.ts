/**
 * Milliseconds of the fastest of five runs: the time of the work without interruptions. Caches are warm from the
 * second run on; on a dedicated machine the first run is the relevant one.
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

/**
 * Milliseconds of processor time of this thread; only for work of many milliseconds, since it is measured in
 * coarse ticks.
 */
export function processorTime(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

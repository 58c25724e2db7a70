import { monitorEventLoopDelay } from 'node:perf_hooks'

const sampleMs = 20
const windowMs = 500

/**
 * Measures the load of this process: the mean delay of its event loop over the last half second, in milliseconds. One
 * long task in a quiet period counts little, a permanently late loop counts.
 */
export function watchLoopLateness() {
  const histogram = monitorEventLoopDelay({ resolution: sampleMs })
  histogram.enable()
  let lateness = 0
  const timer = setInterval(() => {
    // Nanoseconds between two samples; without samples the loop was blocked, and the next interval will measure it.
    if (histogram.count > 0) lateness = Math.max(0, histogram.mean / 1e6 - sampleMs)
    histogram.reset()
  }, windowMs)
  timer.unref()
  return {
    lateness: () => lateness,
    stop: () => {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

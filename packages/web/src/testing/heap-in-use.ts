import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/**
 * Turns of the event loop without a decrease until memory counts as settled: finished requests release their memory a
 * turn later.
 */
const quietTurns = 20

/** Bytes still in use when all work has ended and the garbage collector has run: heap, and buffers outside it. */
export async function heapInUse(): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let quiet = 0; quiet < quietTurns; quiet += 1) {
    await setImmediate()
    if (quiet % 5 > 0) continue
    collect()
    const { heapUsed, external } = process.memoryUsage()
    if (heapUsed + external < least - 20_000) quiet = 0
    least = Math.min(least, heapUsed + external)
  }
  return least
}

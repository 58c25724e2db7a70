import { availableParallelism } from 'node:os'
import { countOne } from './step-counts.mjs'

/** Loads that run at the same time: one more than there are cores, because every step also waits for something. */
const usualCapacity = Math.max(3, availableParallelism() + 1)

/**
 * Runs steps side by side and resolves with their counts, by name. They start in the given order, each as soon as its `load` (1
 * unless it says another) fits beside what is running; one with `after` waits for that step, lets the others pass, and counts as
 * failed where it has failed. A failing step does not end the run.
 * @param {(step, result, started: number) => void} report called at the end of each step
 */
export async function runSteps(steps, report, capacity = usualCapacity) {
  const counts = new Map()
  const waiting = [...steps]
  const running = new Map()
  const begin = async (step) => {
    const started = performance.now()
    const result = counts.get(step.after)?.failed
      ? { counts: countOne(false), output: `Not run: '${step.after}' failed.` }
      : await step.run()
    counts.set(step.name, result.counts)
    report(step, result, started)
  }
  const isReady = ({ after }) => ![...waiting, ...running.keys()].some(({ name }) => name === after)
  while (waiting.length > 0) {
    const next = waiting.find(isReady)
    const taken = [...running.keys()].reduce((load, step) => load + loadOf(step), 0)
    if (next && (running.size === 0 || taken + loadOf(next) <= capacity)) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        begin(next).finally(() => running.delete(next)),
      )
    } else await Promise.race(running.values())
  }
  await Promise.all(running.values())
  return counts
}

const loadOf = ({ load = 1 }) => load

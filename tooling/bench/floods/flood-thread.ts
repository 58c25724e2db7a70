import { parentPort, workerData } from 'node:worker_threads'
import { floods, type FloodGround } from './floods.ts'

export interface FloodOrder {
  readonly name: string
  readonly ground: FloodGround
}

/** More are not needed to see the effect of a flood. */
const mostPasses = 6

// Runs the flood on a separate thread, so that its work does not slow the server. Passes repeat until the parent stops
// them.
const { name, ground } = workerData as FloodOrder
const flood = floods[name]
let isOver = false
parentPort?.on('message', () => (isOver = true))
const statuses: number[] = []
for (let pass = 0; flood && (pass === 0 || !isOver) && pass < mostPasses; pass += 1) {
  const answers = await flood(ground, pass)
  statuses.push(...answers)
}
parentPort?.postMessage(statuses)
parentPort?.close()

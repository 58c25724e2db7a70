import { setImmediate } from 'node:timers/promises'

/** The queue is full; callers answer 503 with Retry-After. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
}

export interface FairQueueOptions {
  /** Jobs that run at the same time. */
  readonly concurrent: number
  /**
   * Jobs of one network that run at the same time; by default all places but one, so that the next network finds a
   * free one.
   */
  readonly concurrentPerNetwork?: number
  /** Jobs of one network that may wait; the next one is refused at once. */
  readonly waitingPerNetwork: number
  /** Jobs of all networks that may wait; above it, the network with most of them loses one. */
  readonly waiting: number
  /**
   * Runs before a job that has waited; by default it lets other events run between two jobs. `waiting` is the
   * number of waiting jobs of the same network.
   */
  readonly before?: (waiting: number) => Promise<void>
  /** Maximum wait of a job before it is refused, in milliseconds. */
  readonly maxWaitMs: number
}

interface Waiter {
  readonly start: () => void
  readonly refuse: (reason: string) => void
}

/** Runs a job of a network when its turn comes. */
export type FairQueue = <Result>(network: string, job: () => Promise<Result>) => Promise<Result>

/**
 * Runs jobs with limits on running and waiting ones. Networks take turns: a network with a hundred jobs waits
 * for its own hundred, and another network's single job is next.
 * @throws TooBusyError from the returned function when too many wait, or the wait was too long.
 */
export function fairQueue(options: FairQueueOptions): FairQueue {
  const { concurrent, waitingPerNetwork, maxWaitMs, before = () => setImmediate() } = options
  const { concurrentPerNetwork: perNetwork = Math.max(1, concurrent - 1) } = options
  const running = new Map<string, number>()
  /** By network; the first one is next. */
  const lines = new Map<string, Waiter[]>()
  let allRunning = 0
  let allWaiting = 0

  const mayRun = (network: string) => allRunning < concurrent && (running.get(network) ?? 0) < perNetwork
  const begin = (network: string) => {
    allRunning += 1
    running.set(network, (running.get(network) ?? 0) + 1)
  }
  const end = (network: string) => {
    allRunning -= 1
    const left = (running.get(network) ?? 1) - 1
    if (left > 0) running.set(network, left)
    else running.delete(network)
    for (const next of lines.keys()) {
      if (!mayRun(next)) continue
      begin(next)
      const { start } = leave(next) as Waiter
      // `before` is a courtesy to others: if it fails, the job still runs.
      before(lines.get(next)?.length ?? 0).then(start, start)
      break
    }
  }
  /** Removes a waiter from its line, the first by default; a line with more waiters goes behind all others. */
  const leave = (network: string, waiter = lines.get(network)?.[0]): Waiter | undefined => {
    const line = lines.get(network) ?? []
    if (!waiter || !line.includes(waiter)) return undefined
    line.splice(line.indexOf(waiter), 1)
    allWaiting -= 1
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    return waiter
  }
  const makeRoom = (network: string): boolean => {
    if (allWaiting < options.waiting) return true
    let longest = network
    for (const [other, line] of lines) if (line.length > (lines.get(longest)?.length ?? 0)) longest = other
    if (longest === network) return false
    leave(longest, lines.get(longest)?.at(-1))?.refuse('others had to wait for too many of this network')
    return true
  }
  const turn = (network: string): Promise<void> => {
    if (mayRun(network)) {
      begin(network)
      return Promise.resolve()
    }
    const line = lines.get(network) ?? []
    if (line.length >= waitingPerNetwork || !makeRoom(network))
      return Promise.reject(new TooBusyError('too many are waiting'))
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => leave(network, waiter)?.refuse('waited too long'), maxWaitMs)
      const waiter: Waiter = {
        start: () => {
          clearTimeout(tooLong)
          resolve()
        },
        refuse: (reason) => {
          clearTimeout(tooLong)
          reject(new TooBusyError(reason))
        },
      }
      lines.set(network, [...line, waiter])
      allWaiting += 1
    })
  }

  return async (network, job) => {
    await turn(network)
    try {
      return await job()
    } finally {
      end(network)
    }
  }
}

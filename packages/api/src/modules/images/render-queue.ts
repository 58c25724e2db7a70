/** The service has more work than it accepts; callers answer 503 with Retry-After. */
export class ServiceBusyError extends Error {
  override name = 'ServiceBusyError'
}

export interface RenderQueueOptions {
  /** Jobs that run at once. */
  concurrent: number
  /** Jobs that may wait; one more is refused at once. */
  waiting: number
  /** A job that waited longer than this is refused, in milliseconds. */
  patience: number
}

interface Waiter {
  start: () => void
  timer: NodeJS.Timeout
}

/**
 * Runs jobs with a bound on how many run and how many wait, so that a burst of new pictures cannot take the process
 * down (RELIABILITY.md 3f: 2 concurrent, queue 50, then 503).
 * @throws ServiceBusyError from the returned function when the queue is full or the wait too long.
 */
export function renderQueue(options: RenderQueueOptions): <T>(job: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiters: Waiter[] = []

  const turn = (): Promise<void> => {
    if (running < options.concurrent) {
      running += 1
      return Promise.resolve()
    }
    if (waiters.length >= options.waiting) return Promise.reject(new ServiceBusyError('render queue full'))
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiters.splice(waiters.indexOf(waiter), 1)
        reject(new ServiceBusyError('waited too long in the render queue'))
      }, options.patience)
      const waiter: Waiter = { start: resolve, timer }
      waiters.push(waiter)
    })
  }

  return async (job) => {
    await turn()
    try {
      return await job()
    } finally {
      // The place is handed over directly; only without a successor does it become free.
      const next = waiters.shift()
      if (next) {
        clearTimeout(next.timer)
        next.start()
      } else {
        running -= 1
      }
    }
  }
}

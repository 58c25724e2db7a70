import type { Job } from './job.ts'

export interface RunningJobs {
  /** Runs a job now instead of at the end of its pause. */
  wake(name: string): void
  /**
   * Starts no further run and waits for running ones, at most `graceMs`. Unfinished runs are abandoned: another
   * process can resume every job.
   */
  stop(graceMs?: number): Promise<void>
}

export interface RunJobsOptions {
  readonly jobs: readonly Job[]
  readonly onError: (error: unknown, job: string) => void
}

/** The longest pause after consecutive failures; each failure doubles the job's pause up to here. */
const longestPauseMs = 60_000

/** Runs every job repeatedly and independently: a slow or failing one delays no other. */
export function runJobs({ jobs, onError }: RunJobsOptions): RunningJobs {
  const stopping = new AbortController()
  const wakers = new Map<string, () => void>()

  async function repeat(job: Job): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      let woken = false
      let endPause: () => void = () => {}
      // Registered before the run, so that a wake-up during the run is not lost.
      wakers.set(job.name, () => {
        woken = true
        endPause()
      })
      let more = false
      try {
        more = await job.run(stopping.signal)
        failures = 0
      } catch (error) {
        failures += 1
        onError(error, job.name)
      }
      if (stopping.signal.aborted) return
      if (more || (woken && failures === 0)) continue
      const pause = Math.min(job.everyMs * 2 ** failures, Math.max(longestPauseMs, job.everyMs))
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause * (1 + Math.random() / 10))
        endPause = () => {
          clearTimeout(timer)
          resolve()
        }
        stopping.signal.addEventListener('abort', endPause, { once: true })
      })
      stopping.signal.removeEventListener('abort', endPause)
    }
  }

  const loops = Promise.all(jobs.map(repeat))
  return {
    wake: (name) => wakers.get(name)?.(),
    async stop(graceMs = 5_000) {
      stopping.abort()
      let timer: NodeJS.Timeout | undefined
      const timeLimit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, graceMs)
      })
      await Promise.race([loops, timeLimit])
      clearTimeout(timer)
    },
  }
}

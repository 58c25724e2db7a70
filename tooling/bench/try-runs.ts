/** The outcome of several runs. */
export interface Runs<Result> {
  readonly results: readonly Result[]
  /** One short line for each failed run. */
  readonly failures: readonly string[]
}

/** Maximum length of a failure's line: an error may contain a whole report. */
const longestReason = 160

/** The first line of an error, cut to the table's width. */
export function shortReason(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  return line.length > longestReason ? `${line.slice(0, longestReason)}…` : line
}

/**
 * Repeats `run` until it has succeeded `count` times. It records a failed run and retries it; more than `count`
 * failures end the repetition with the results so far.
 */
export async function tryRuns<Result>(count: number, run: () => Promise<Result>): Promise<Runs<Result>> {
  const results: Result[] = []
  const failures: string[] = []
  while (results.length < count && failures.length < count) {
    try {
      results.push(await run())
    } catch (error) {
      failures.push(shortReason(error))
    }
  }
  return { results, failures }
}

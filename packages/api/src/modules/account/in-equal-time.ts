/** Milliseconds that every answer takes which must not tell whether somebody is known (RELIABILITY.md §3b). */
const answerTime = 150

/** The answer of `work`, not before that time: how long it took tells nobody which way it went. Failures wait as well. */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, answerTime))
  try {
    return await work()
  } finally {
    await time
  }
}

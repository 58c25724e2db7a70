/** Minimum duration, in milliseconds, of replies that must not reveal whether an address is known (account-12). */
const answerTime = 150

/**
 * Runs `work` and returns no earlier than the minimum, so that the duration reveals nothing about its branch.
 * Failures wait as well.
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const time = new Promise((resolve) => setTimeout(resolve, answerTime))
  try {
    return await work()
  } finally {
    await time
  }
}

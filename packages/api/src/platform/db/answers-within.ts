import { setImmediate as afterInput } from 'node:timers/promises'

/** Rejects a promise that did not settle in time. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
  constructor(ms: number) {
    super(`No answer within ${ms} ms`)
  }
}

/**
 * The promise, or NoAnswer after `ms` milliseconds. A process that was delayed itself first reads what has
 * arrived meanwhile: its timers run before its sockets.
 */
export async function answersWithin<Answer>(promise: Promise<Answer>, ms: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      afterInput()
        .then(() => afterInput())
        .then(() => reject(new NoAnswer(ms)), reject)
    }, ms)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearTimeout(timer)
  }
}

import { hash, verify } from '@node-rs/argon2'
import { ProblemError } from '../../platform/problem-error.ts'

/** OWASP's setting for argon2id: 19 MiB, two passes, one lane; about 25 ms of a core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing takes a thread of the pool and 19 MiB each; further calls wait, and too many are refused at once. */
const atOnce = 2
const waitingAtMost = 50

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= waitingAtMost)
      throw new ProblemError({
        type: 'busy',
        status: 503,
        title: 'Too many sign-ins at once, please try again',
        headers: { 'retry-after': '2' },
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    // The call that has waited longest takes the place, so the count stays.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** The stored form of a password: argon2id with its own salt. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** Hash of a random password, so that an unknown address takes as long as a known one. */
let nobody: Promise<string> | undefined

/** Whether a password matches a hash. Without a hash it takes the same time and returns false. */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash(crypto.randomUUID(), cost)
  const against = passwordHash ?? (await nobody)
  const matches = await inTurn(() => verify(against, password))
  return matches && Boolean(passwordHash)
}

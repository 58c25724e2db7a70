import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** One hash of several. */
export function digestOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(createHash('sha256').update(part).digest())
  return hash.digest('hex').slice(0, 16)
}

/** The state in which each file of stories passed last, with its pictures accepted; committed beside them. */
export class VerifiedStories {
  readonly #path: string
  #states: Readonly<Record<string, string>>

  constructor(path: string) {
    this.#path = path
    this.#states = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
  }

  /** Whether a file passed in this very state. */
  has(file: string, state: string): boolean {
    return this.#states[file] === state
  }

  /** Stores the states of files that passed. */
  note(passed: readonly (readonly [file: string, state: string])[]): void {
    const states = Object.entries({ ...this.#states, ...Object.fromEntries(passed) })
    this.#states = Object.fromEntries(states.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    writeFileSync(this.#path, `${JSON.stringify(this.#states, undefined, 2)}\n`)
  }
}

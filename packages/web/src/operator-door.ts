import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What opens the operator's calls of this process, and how `npm run operator` learns of it. */
export interface OperatorDoor {
  readonly token: string
  /** Leaves the address and the token in the data folder, for its owner's eyes alone. */
  tell(address: string): void
  /** Takes the note back. */
  close(): void
}

/** `token` is the configured one; without it a new one is made for this process. */
export function openOperatorDoor(
  dataDir: string,
  token = randomBytes(32).toString('base64url'),
): OperatorDoor {
  const note = join(dataDir, 'operator.json')
  return {
    token,
    tell(address) {
      mkdirSync(dataDir, { recursive: true })
      // A new file, so that it has these rights from its first moment on, whatever stood there before.
      const part = `${note}.${process.pid}`
      rmSync(part, { force: true })
      writeFileSync(part, JSON.stringify({ address, token }), { mode: 0o600 })
      renameSync(part, note)
    },
    close: () => rmSync(note, { force: true }),
  }
}

import { randomBytes } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The access to this process for operators, and its record for `npm run operator`. */
export interface OperatorAccess {
  readonly token: string
  /** Writes the address and the token to the data folder, readable only by its owner. */
  publish(address: string): void
  /** Deletes the record. */
  close(): void
}

/** `token` is the configured one; by default this process generates one. */
export function openOperatorAccess(
  dataDir: string,
  token = randomBytes(32).toString('base64url'),
): OperatorAccess {
  const recordFile = join(dataDir, 'operator.json')
  return {
    token,
    publish(address) {
      mkdirSync(dataDir, { recursive: true })
      // A new file, so that it has these permissions from the start, whatever existed before.
      const part = `${recordFile}.${process.pid}`
      rmSync(part, { force: true })
      writeFileSync(part, JSON.stringify({ address, token }), { mode: 0o600 })
      renameSync(part, recordFile)
    },
    close: () => rmSync(recordFile, { force: true }),
  }
}

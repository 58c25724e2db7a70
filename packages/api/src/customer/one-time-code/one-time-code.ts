import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { codeDigits } from '@camping/contract/limits.ts'
import { sql } from 'kysely'

/**
 * Minutes that a code is valid: a mail may arrive late and be read on another device; a longer time only helps
 * attackers.
 */
export const codeMinutes = 10

/** Wrong attempts before the right code is invalid too. */
export const triesOfCode = 5

/** When a code that is made now ends, by the database's clock. */
export const codeEnd = sql<Date>`clock_timestamp() + ${sql.lit(codeMinutes)} * interval '1 minute'`

/** A new code. Its digits stay out of the database, which stores `hashOfCode`. */
export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')

/** Includes the owner's secret hash, a session or a browser's request, so that a code opens nothing for others. */
export const hashOfCode = (ownerHash: string, code: string): string =>
  createHash('sha256').update(`${ownerHash}:${code}`).digest('hex')

/** Compares in constant time. */
export const isCode = (codeHash: string, ownerHash: string, code: string): boolean =>
  timingSafeEqual(Buffer.from(codeHash), Buffer.from(hashOfCode(ownerHash, code)))

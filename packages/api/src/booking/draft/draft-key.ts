import { createHash } from 'node:crypto'
import { draftKeyHeader } from '@camping/contract/checkout-draft.schemas.ts'

/** The key of a request; undefined without one and for an invalid one. */
export function draftKeyOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string | undefined {
  const key = headers[draftKeyHeader]
  return typeof key === 'string' && /^[\w-]{43}$/.test(key) ? key : undefined
}

/** What the database stores of a key: enough to find its draft, not to open it. */
export function hashDraftKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

import { createHash } from 'node:crypto'
import { codeKeyHeader } from '@camping/contract/sign-in-code.schemas.ts'
import type { CustomerContext } from '../customer-context.ts'

/** The key of the browser that requests a code; undefined without one and for an invalid one. */
export function codeKeyOf(headers: CustomerContext['headers']): string | undefined {
  return /^[\w-]{43}$/.exec(String(headers[codeKeyHeader] ?? ''))?.[0]
}

/** Who requests a code, and for whom. */
export interface CodeRequest {
  readonly key: string
  readonly brand: string
  readonly email: string
}

/** Names a request in the database, which has neither key nor address: a copy of the table opens no account. */
export function hashOfRequest({ key, brand, email }: CodeRequest): string {
  return createHash('sha256').update(`${key}:${brand}:${email.trim().toLowerCase()}`).digest('hex')
}

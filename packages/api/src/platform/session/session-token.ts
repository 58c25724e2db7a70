import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, base64url. Only the visitor's cookie and the Authorization header contain it. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database stores of a token: a copy of the table opens no session. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The token of an Authorization header; undefined for another scheme and for an invalid token. */
export function bearerToken(header: string | string[] | undefined): string | undefined {
  return /^Bearer ([\w-]{22,128})$/i.exec(String(header ?? ''))?.[1]
}

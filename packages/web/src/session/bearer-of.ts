import { sessionBrandHeader } from '@camping/contract/session-headers.ts'

/** The headers that pass a session to the API: on another brand's host they authorise nothing. */
export function bearerOf(token: string, brand: string): Record<string, string> {
  return { authorization: `Bearer ${token}`, [sessionBrandHeader]: brand }
}

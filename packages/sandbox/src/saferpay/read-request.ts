import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { SaferpayAccount } from '../accounts/test-accounts.data.ts'
import { SaferpayError } from './saferpay-error.ts'
import { requestHeader } from './saferpay-requests.ts'

export interface KnownRequest {
  readonly header: z.infer<typeof requestHeader>
  readonly account: SaferpayAccount
  /** Validated against the operation's schema. */
  readonly body: object
}

/**
 * Validates the common parts of a call in the order of the real interface: media types, credentials, header, fields.
 * Throws SaferpayError.
 */
export function readRequest(
  { headers, body: text }: FastifyRequest,
  { schema, accounts }: { schema: z.ZodType; accounts: readonly SaferpayAccount[] },
): KnownRequest {
  if (!/^application\/json\b/i.test(headers['content-type'] ?? ''))
    throw new SaferpayError('UNSUPPORTED_MEDIA_TYPE')
  if (!/application\/json|\*\/\*/i.test(headers.accept ?? '')) throw new SaferpayError('NOT_ACCEPTABLE')
  const account = accounts.find((one) => isCredentialOf(one, headers.authorization))
  if (!account) throw new SaferpayError('AUTHENTICATION_FAILED')
  const body = jsonOf(text)
  const header = requestHeader.safeParse(body['RequestHeader'])
  if (!header.success)
    throw new SaferpayError('VALIDATION_FAILED', { detail: detailOf(header.error, 'RequestHeader') })
  if (header.data.CustomerId !== account.customerId)
    throw new SaferpayError('PERMISSION_DENIED', {
      detail: ['CustomerId is not the one of these credentials.'],
    })
  const fields = schema.safeParse(body)
  if (!fields.success) throw new SaferpayError('VALIDATION_FAILED', { detail: detailOf(fields.error, '') })
  return { header: header.data, account, body: fields.data as object }
}

/** The body, which stays text until someone parses it. Anything but a JSON object has no fields. */
export function jsonOf(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text))
    return value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

const detailOf = ({ issues }: z.ZodError, place: string): string[] =>
  issues.map(({ path, message }) => `${[place, ...path].filter(Boolean).join('.')}: ${message}`)

function isCredentialOf({ user, password }: SaferpayAccount, authorization: string | undefined): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`)
  const sent = Buffer.from(authorization ?? '')
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

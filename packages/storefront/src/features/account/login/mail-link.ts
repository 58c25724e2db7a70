import { routes } from '@camping/editions/routes.ts'

/**
 * Purpose of a link to the login page: `token` sets a new password, `verify` completes a registration, `agent` lets an
 * agent of the service desk act for a customer.
 */
export interface MailLink {
  readonly kind: (typeof routes.login.linkKeys)[number]
  readonly token: string
}

/** The mail link in an address of the login page; undefined without a valid token. */
export function mailLinkOf(query: URLSearchParams): MailLink | undefined {
  for (const kind of routes.login.linkKeys) {
    const token = query.get(kind) ?? ''
    if (/^[\w-]{43}$/.test(token)) return { kind, token }
  }
  return undefined
}

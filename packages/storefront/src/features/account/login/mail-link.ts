import type { MailLinkKind } from '@camping/core/session/login.slice.ts'
import { routes } from '@camping/editions/routes.ts'

/** A link of a mail to the login page. */
export interface MailLink {
  readonly kind: MailLinkKind
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

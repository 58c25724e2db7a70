import { resetPassword, verifyAddress } from '@camping/contract/account.endpoints.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'

interface LinkCall {
  readonly path: string
  readonly body: object
  /** Token for the Authorization header; undefined where the call needs none. */
  readonly bearer?: string
}

interface Answered {
  readonly status: number
  /** The reason in a 400 for its first field. */
  readonly problem?: string | undefined
}

const outcomes: Readonly<Record<number, string>> = { 410: 'ended', 429: 'wait' }

/**
 * Redeems the link of a mail with the plain form that its page shows without scripts. Returns the page with the result,
 * to load next. The form needs no session, so a cross-site request gains nothing.
 */
export async function receiveLinkForm(
  { site, fields }: { site: SiteCode; fields: URLSearchParams },
  submit: (call: LinkCall) => Promise<Answered>,
): Promise<string> {
  const text = (name: string) => fields.get(name) ?? ''
  const page = buildPath(site, 'login')
  const passwords = { password: text('password'), confirmed_password: text('confirmed_password') }
  const kind = fields.has('verify') ? 'verify' : 'token'
  const token = text(kind)
  const { status, problem } = await submit(
    kind === 'verify'
      ? {
          path: verifyAddress.path,
          body: {
            ...passwords,
            token,
            firstName: text('firstName'),
            lastName: text('lastName'),
            acceptedTerms: fields.has('acceptedTerms'),
            newsletter: fields.has('newsletter'),
          },
        }
      : { path: resetPassword.path, body: { ...passwords, token }, bearer: token },
  )
  if (status === 200) return `${page}?done=${kind === 'verify' ? 'verified' : 'changed'}`
  if (status === 400 && problem)
    return `${page}?${new URLSearchParams({ [kind]: token, refused: problem }).toString()}`
  return `${page}?done=${outcomes[status] ?? 'failed'}`
}

/** What a guard or a page's validity check says: pure data, carried out by the router or the server. */
export type Verdict =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly status: 301 | 302
      /** Path to go to after signing in; null forgets the one that was remembered. */
      readonly remembered?: string | null
    }
  | { readonly kind: 'fail'; readonly status: number; readonly message: string }

export const allow: Verdict = { kind: 'allow' }

export function redirect(to: string, status: 301 | 302 = 302): Verdict {
  return { kind: 'redirect', to, status }
}

/** A failure that is not about the address: its page says what happened in its own words. */
export function fail(status: number, message = ''): Verdict {
  return { kind: 'fail', status, message }
}

/** An address without a page. SPEC.md §2: the default is 404 with the message 'Page Not Found: {path}'. */
export function pageNotFound(
  pathname: string,
  { status = 404, message = `Page Not Found: ${pathname}` }: Invalid = {},
): Verdict {
  return fail(status, message)
}

/** What a route's own validity check may say of an address; what it leaves out is the default of `pageNotFound`. */
export interface Invalid {
  readonly status?: number
  readonly message?: string
}

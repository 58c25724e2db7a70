/** The result of a guard or of a page's validity check: pure data that the router or the server executes. */
export type Verdict =
  | { readonly kind: 'allow' }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly status: 301 | 302
      /** Path to open after signing in; null clears the stored one. */
      readonly remembered?: string | null
    }
  | { readonly kind: 'fail'; readonly status: number; readonly message: string }

export const allow: Verdict = { kind: 'allow' }

export function redirect(to: string, status: 301 | 302 = 302): Verdict {
  return { kind: 'redirect', to, status }
}

/** A failure unrelated to the address: its page has its own text. */
export function fail(status: number, message = ''): Verdict {
  return { kind: 'fail', status, message }
}

/** An address without a page. routing-7: the default is 404 with the message 'Page Not Found: {path}'. */
export function pageNotFound(
  pathname: string,
  { status = 404, message = `Page Not Found: ${pathname}` }: Invalid = {},
): Verdict {
  return fail(status, message)
}

/** The failure of a route's own validity check; missing parts have the defaults of `pageNotFound`. */
export interface Invalid {
  readonly status?: number
  readonly message?: string
}

/** What a guard or a page's validity check says: pure data, carried out by the router or the server. */
export type Verdict =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'fail'; readonly status: number; readonly message: string }

export const allow: Verdict = { kind: 'allow' }

export function redirect(to: string, status: 301 | 302 = 302): Verdict {
  return { kind: 'redirect', to, status }
}

/** SPEC.md §2: the default is 404 with the message 'Page Not Found: {path}'. */
export function fail(status = 404, message = ''): Verdict {
  return { kind: 'fail', status, message }
}

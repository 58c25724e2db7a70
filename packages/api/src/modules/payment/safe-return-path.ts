import type { SiteCode } from '@camping/editions/markets.ts'

const maxLength = 2000

/** One leading slash, no backslash, nothing that a browser drops or takes for a line end. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const plainPath = /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/

/**
 * Where a customer may be sent after paying: a path of the edition, also when it comes as an address of the edition's own
 * origin. Judged after the browser's own reading of it (`/uk/..//evil.example`). Undefined for everything else (F58).
 */
export function safeReturnPath(
  value: string | undefined,
  { site, origin }: { site: SiteCode; origin: string },
): string | undefined {
  if (!value || value.length > maxLength) return undefined
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value
  if (!plainPath.test(path) || !URL.canParse(path, origin)) return undefined
  const url = new URL(path, origin)
  const isOwn = url.origin === new URL(origin).origin && url.username === '' && url.password === ''
  const isHere = url.pathname === `/${site}` || url.pathname.startsWith(`/${site}/`)
  return isOwn && isHere && !url.pathname.includes('//') ? url.pathname + url.search : undefined
}

/** A path with the attempt named on it, for the page that asks what became of it. */
export function withPaymentId(path: string, orderId: string): string {
  const url = new URL(path, 'https://host.invalid')
  url.searchParams.set('payment', orderId)
  return url.pathname + url.search
}

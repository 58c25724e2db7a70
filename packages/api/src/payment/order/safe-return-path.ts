import type { SiteCode } from '@camping/editions/markets.ts'

const maxLength = 2000

/** One leading slash, no backslash, no character that a browser drops or reads as a line end. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const plainPath = /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/

/**
 * A safe path for the redirect after a payment: a path of the edition, also when given as an address of the
 * edition's origin. Checked after URL normalisation, as the browser does it (`/uk/..//evil.example`). Returns
 * undefined for everything else (F58).
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

/** Adds the attempt's id to a path, for the page that polls its outcome. */
export function withPaymentId(path: string, orderId: string): string {
  const url = new URL(path, 'https://host.invalid')
  url.searchParams.set('payment', orderId)
  return url.pathname + url.search
}

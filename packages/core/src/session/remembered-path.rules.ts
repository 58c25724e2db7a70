import type { SiteCode } from '@camping/editions/markets.ts'
import { pathSegments } from '@camping/editions/path-segments.ts'

const maxLength = 2000
/** Any origin works: paths that lead to another one are refused. */
const origin = 'https://host.invalid'

/** One leading slash, no backslash, no characters that a browser drops or treats as a line end. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const plainPath = /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/

/**
 * The remembered path if it is safe, else undefined. A cookie is a visitor's input: only a path of this edition that is
 * still one after the browser's own parsing (`/..//evil.example`), and never the login page (routing-5).
 */
export function safeRememberedPath(value: string | undefined, site: SiteCode): string | undefined {
  if (!value || value.length > maxLength || !plainPath.test(value)) return undefined
  const url = new URL(value, origin)
  if (url.origin !== origin) return undefined
  const segments = url.pathname.startsWith(`/${site}/`) ? pathSegments(url.pathname) : undefined
  return segments && segments[0] !== 'login' ? url.pathname + url.search : undefined
}

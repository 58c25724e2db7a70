import type { SiteCode } from '@camping/editions/markets.ts'
import { pathSegments } from '@camping/editions/match-path.ts'

const maxLength = 2000
/** Any origin will do: what leads away from it is refused. */
const origin = 'https://host.invalid'

/** One leading slash, no backslash, nothing that a browser drops or takes for a line end. */
// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const plainPath = /^\/(?!\/)[^\\\u0000-\u0020\u007f]*$/

/**
 * The remembered path if it may be gone to, else undefined. A cookie is a visitor's input: only a path of this edition
 * that still is one after the browser's own reading (`/..//evil.example`), and never the login page (GAPS.md "Remembered
 * path").
 */
export function safeRememberedPath(value: string | undefined, site: SiteCode): string | undefined {
  if (!value || value.length > maxLength || !plainPath.test(value)) return undefined
  const url = new URL(value, origin)
  if (url.origin !== origin) return undefined
  const segments = url.pathname.startsWith(`/${site}/`) ? pathSegments(url.pathname) : undefined
  return segments && segments[0] !== 'login' ? url.pathname + url.search : undefined
}

import { isSiteCode } from '@camping/editions/markets.ts'

const maxPathLength = 2000

/** An address without a route in any edition. Without a site code the visitor's best edition answers. */
export function unknownPath(site: string): string {
  return `/${site}/-/-/-/-/-`
}

/**
 * The address in a form that the router accepts. Broken percent-encoding and excessively long paths become addresses
 * without a route, so that they get the 404 page of their edition instead of the router's answer.
 */
export function readableUrl(url: string): string {
  const path = url.split('?', 1)[0] as string
  const code = path.split('/', 2)[1] ?? ''
  const nowhere = unknownPath(isSiteCode(code) ? code : '-')
  if (path.length > maxPathLength) return nowhere
  return isDecodable(path) ? url : nowhere
}

/**
 * Uses the value, because the bundler would remove the call: it assumes that decoding has no side effects, but it
 * throws.
 */
function isDecodable(path: string): boolean {
  try {
    return typeof decodeURIComponent(path) === 'string'
  } catch {
    return false
  }
}

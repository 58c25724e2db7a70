import { isSiteCode } from '@camping/editions/markets.ts'

const maxPathLength = 2000

/** An address that no route of any edition has. Without a site code it is answered in the visitor's best edition. */
export function unknownPath(site: string): string {
  return `/${site}/-/-/-/-/-`
}

/**
 * The address as the router can read it. Broken percent-encoding and paths of endless length are addresses that exist
 * nowhere: they get the designed 404 page of their edition instead of the router's own words.
 */
export function readableUrl(url: string): string {
  const path = url.split('?', 1)[0] as string
  const code = path.split('/', 2)[1] ?? ''
  const nowhere = unknownPath(isSiteCode(code) ? code : '-')
  if (path.length > maxPathLength) return nowhere
  return isDecodable(path) ? url : nowhere
}

/** The value is looked at, or the bundler takes the call away: it holds decoding for free of effects, which it is not. */
function isDecodable(path: string): boolean {
  try {
    return typeof decodeURIComponent(path) === 'string'
  } catch {
    return false
  }
}

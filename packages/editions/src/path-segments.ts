/**
 * Decoded segments after the site code, or undefined for broken percent-encoding, empty segments and encoded slashes, also
 * those that are encoded twice: the router decodes `%2F` a second time.
 */
export function pathSegments(pathname: string): string[] | undefined {
  const raw = pathname.split('/').slice(2)
  if (raw.at(-1) === '') raw.pop()
  try {
    const segments = raw.map(decodeURIComponent)
    return segments.every((segment) => segment !== '' && !/\/|%2f/i.test(segment)) ? segments : undefined
  } catch {
    return undefined
  }
}

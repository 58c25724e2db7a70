/**
 * True for names that lead to this machine. The sandbox answers to nothing else, so that a web page anywhere cannot
 * point its own name at it and read somebody's mails.
 */
export function isOwnHost(hostHeader: string | undefined, more: readonly string[] = []): boolean {
  const name = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '')
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost') || more.includes(name)
  )
}

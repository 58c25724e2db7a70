/**
 * True for names of this machine. The sandbox accepts no others, so that a web page cannot point its own name at the
 * sandbox and read mails (DNS rebinding).
 */
export function isLocalHost(hostHeader: string | undefined, more: readonly string[] = []): boolean {
  const name = (hostHeader ?? '').toLowerCase().replace(/:\d+$/, '')
  return (
    ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost') || more.includes(name)
  )
}

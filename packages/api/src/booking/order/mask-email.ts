/**
 * 'a…
 * @example.org': enough for owners to recognise their address, too little for others to use it.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}…${email.slice(at)}`
}

/** 'a…@example.org': enough to recognise one's own address, too little to use another's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const [first = ''] = email
  return `${first}…${email.slice(at)}`
}

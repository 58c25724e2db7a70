/** The decoded value of a cookie in a Cookie header; undefined when missing or broken. The first one of a name counts. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const found = header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
  if (!found) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Session storage: what this tab has counted, and the keys it asked with. */
const storageKey = 'booking-counts'
const mostKept = 20
const done = 'done'

/** Storage may be forbidden: then every document asks with a key of its own, and the API alone knows. */
function read(): Record<string, string> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')) as Record<string, string>
  } catch {
    return {}
  }
}

function write(name: string, value: string): void {
  const { [name]: _, ...others } = read()
  const kept = [...Object.entries(others), [name, value]].slice(-mostKept)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // As above.
  }
}

/** The key to ask for a count with, the same until it is answered; undefined for what is done with. */
export function keyToCount(name: string, makeKey: () => string): string | undefined {
  const known = read()[name]
  if (known === done) return undefined
  if (known) return known
  const key = makeKey()
  write(name, key)
  return key
}

/** Counted, by this tab or by somebody else: never asked for again. */
export function countIsDone(name: string): void {
  write(name, done)
}

import { ProblemError } from '../problem-error.ts'
import { hasNul, isHostileKey } from './read-json.ts'

const maxLength = 4_096
const maxPairs = 50

/**
 * Parses a query string into an object without prototype; a repeated key becomes a list, so that a schema for a
 * single value refuses it. No nesting syntax (security-3: no `qs`). Over-long ones stay unparsed: `checkQuery`
 * refuses them.
 */
export function readQuery(text: string): Record<string, string | string[]> {
  const query = Object.create(null) as Record<string, string | string[]>
  if (text.length > maxLength) return query
  for (const [key, value] of new URLSearchParams(text)) {
    const known = query[key]
    if (known === undefined) query[key] = value
    else if (Array.isArray(known)) known.push(value)
    else query[key] = [known, value]
  }
  return query
}

/** Throws a 400 problem for a query string beyond 4 kB or 50 pairs, or with a hostile key or NUL. */
export function checkQuery(url: string, query: Record<string, unknown>): void {
  const at = url.indexOf('?')
  if (at < 0) return
  const text = url.slice(at + 1)
  if (text.length > maxLength) throw refuse('', `Longer than ${maxLength} characters`)
  if (text.split('&').length > maxPairs) throw refuse('', `More than ${maxPairs} values`)
  for (const [key, value] of Object.entries(query)) {
    if (isHostileKey(key) || hasNul(key)) throw refuse(key, 'This name is not allowed')
    if ([value].flat().some((one) => hasNul(String(one)))) throw refuse(key, 'NUL is in no text')
  }
}

function refuse(path: string, message: string): ProblemError {
  return new ProblemError({
    type: 'validation',
    status: 400,
    title: 'The query string is not valid',
    errors: [{ path, message }],
  })
}

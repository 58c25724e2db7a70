import { ProblemError } from './problem-error.ts'
import { isHostileKey } from './read-json.ts'

const maxLength = 4_096
const maxPairs = 50

/**
 * A query string as an object without prototype; a repeated key becomes a list, so that a schema that wants one value
 * refuses it. No nesting syntax (RELIABILITY.md 3f: avoid `qs`). Over-long ones are left unread: `checkQuery` refuses them.
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

/** Throws a 400 problem for a query string beyond 4 kB or 50 pairs, or with a hostile key. */
export function checkQuery(url: string, query: Record<string, unknown>): void {
  const at = url.indexOf('?')
  if (at < 0) return
  const text = url.slice(at + 1)
  if (text.length > maxLength) throw refuse('', `Longer than ${maxLength} characters`)
  if (text.split('&').length > maxPairs) throw refuse('', `More than ${maxPairs} values`)
  for (const key of Object.keys(query)) {
    if (isHostileKey(key)) throw refuse(key, 'This name is not allowed')
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

import { ProblemError } from '../problem-error.ts'

const hostile = new Set(['__proto__', 'constructor', 'prototype'])
const maxDepth = 20

/** True for names that could reach an object's prototype. */
export const isHostileKey = (key: string): boolean => hostile.has(key)

/** True for a text with NUL in it. */
export const hasNul = (text: string): boolean => text.includes('\0')

/**
 * Parses a JSON body; undefined for an empty one. Throws a 400 problem for text that is not JSON, nests deeper
 * than 20 levels, names `__proto__`, `constructor` or `prototype` anywhere (security-3), or contains NUL, which
 * no database stores in a text, at any depth.
 */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('', 'This is not JSON')
  }
  checkStructure(value)
  return value
}

function checkStructure(root: unknown): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, depth } = next
    if (typeof value === 'string' && hasNul(value)) throw refuse(path, 'NUL is in no text')
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) throw refuse(path, `Nested deeper than ${maxDepth} levels`)
    for (const [key, inner] of Object.entries(value)) {
      const innerPath = path ? `${path}.${key}` : key
      if (!Array.isArray(value) && (isHostileKey(key) || hasNul(key)))
        throw refuse(innerPath, 'This name is not allowed')
      open.push({ value: inner, path: innerPath, depth: depth + 1 })
    }
  }
}

function refuse(path: string, message: string): ProblemError {
  return new ProblemError({
    type: 'validation',
    status: 400,
    title: 'The request is not valid',
    errors: [{ path, message }],
  })
}

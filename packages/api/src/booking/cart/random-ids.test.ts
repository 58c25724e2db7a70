import { expect, test } from 'vitest'
import { newBookingRef, newCartId } from './random-ids.ts'

test('references use all of Crockford’s base32 and nothing else, and do not repeat', () => {
  const refs = Array.from({ length: 5_000 }, newBookingRef)
  expect(new Set(refs).size).toBe(refs.length)
  expect(new Set(refs.join('')).size).toBe(32)
  for (const ref of refs) expect(ref).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/)
})

test('cart ids hold 128 bits in a path-safe form', () => {
  const ids = Array.from({ length: 1_000 }, newCartId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) {
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(Buffer.from(id, 'base64url')).toHaveLength(16)
  }
})

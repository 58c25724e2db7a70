import { describe, expect, it } from 'vitest'
import { bookProblem } from './attempt.rules.ts'

describe('bookProblem', () => {
  it.each([
    [409, 'price-changed', 'price-changed'],
    [409, 'no-longer-available', 'gone'],
    [409, 'already-booked', 'booked'],
    [409, 'in-progress', 'busy'],
    [404, 'not-found', 'gone'],
    [404, undefined, 'gone'],
    [409, 'arrival-day', 'gone'],
    [410, undefined, 'gone'],
    [400, 'validation', 'refused'],
    [422, 'idempotency-key-reused', 'refused'],
    [413, undefined, 'refused'],
    [429, 'too-many-requests', 'unreachable'],
    [429, 'too-many-bookings', 'too-many'],
    [429, 'too-many-holds', 'too-many'],
    [409, 'too-many-unpaid', 'too-many-unpaid'],
    [403, 'humanity-wanted', 'too-many'],
    [500, 'internal', 'unreachable'],
    [503, undefined, 'unreachable'],
    [0, undefined, 'unreachable'],
  ] as const)('%d %s means %s', (status, type, meaning) => {
    expect(bookProblem({ status, ...(type ? { problem: { type } } : {}) })).toBe(meaning)
  })
})

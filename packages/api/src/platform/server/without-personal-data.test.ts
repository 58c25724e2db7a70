import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

describe('words for a log', () => {
  test.each([
    ['550 5.1.1 <jo.o’hara+x@mail.example>: no such user', '550 5.1.1 <[address]>: no such user'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    [`Unexpected token 'J', "{"name": Jo"... is not valid`, `Unexpected token 'J', …`],
    ['GET /uk/login?verify=abc&x=y failed', 'GET /uk/login?… failed'],
    [`no order ${'a-_9'.repeat(6)} here`, 'no order [token] here'],
    ['Outbox event 12 of VN8QW83WTE is given up', 'Outbox event 12 of [reference] is given up'],
    ['Outbox event 12 (BOOKING) UNFINISHED', 'Outbox event 12 (BOOKING) UNFINISHED'],
    ['card 4111 1111 1111 1111 or +44 20 7946 0123', 'card [number] or [number]'],
    [
      "Cannot read properties of undefined (reading 'total')",
      "Cannot read properties of undefined (reading 'total')",
    ],
  ])('%s', (text, expected) => expect(withoutPersonalData(text)).toBe(expected))

  test('no address of a mailbox stays, wherever it stands', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
        expect(withoutPersonalData(`${before} ${email} ${after}`)).not.toContain(email)
      }),
    )
  })

  test('of a long text the beginning is read', () => {
    for (const part of ['a', '1', 'a@', '"', '?', '- '])
      expect(withoutPersonalData(part.repeat(1_000_000)).length).toBeLessThanOrEqual(500)
  })
})

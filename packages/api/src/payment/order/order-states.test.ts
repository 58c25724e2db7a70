import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { PaymentOrderState } from '../../platform/db/payment-tables.ts'
import { isOpen, isPaid, mayFollow, nextStates, type Reachable } from './order-states.ts'
import { moveOrder } from './order-store.ts'

const states = Object.keys(nextStates) as PaymentOrderState[]
const after = (from: PaymentOrderState) => states.filter((to) => to !== from && mayFollow(from, to))

describe('the steps of a payment order', () => {
  test('lead everywhere from its beginning, and never back there', () => {
    expect(after('created').toSorted()).toEqual(states.filter((state) => state !== 'created').toSorted())
    for (const from of states) expect(after(from), from).not.toContain('created')
  })

  test('make nothing else of what is paid', () => {
    expect(after('captured')).toEqual([])
    expect(after('authorised')).toEqual(['captured'])
  })

  test.each(states.filter((state) => !isPaid(state)))('let money count that comes while it is %s', (from) => {
    expect(after(from)).toEqual(expect.arrayContaining(['authorised', 'captured']))
  })

  test('never turn an unconfirmed order into a failure or an end, except when the provider refuses', () => {
    expect(after('unknown')).not.toContain('expired')
    expect(after('unknown')).toContain('failed')
  })

  test('end in states that have no turn', () => {
    expect(states.filter((state) => !isOpen(state)).toSorted()).toEqual(['captured', 'expired', 'failed'])
  })

  test('are the compiler’s as well: a step is allowed that each of the states has', () => {
    expectTypeOf<Reachable<'captured'>>().toEqualTypeOf<'captured'>()
    expectTypeOf<Reachable<'authorised'>>().toEqualTypeOf<'authorised' | 'captured'>()
    expectTypeOf<Reachable<'created' | 'opened'>>().toEqualTypeOf<
      'opened' | 'unknown' | 'authorised' | 'captured' | 'failed' | 'expired'
    >()
    // A caller that has not narrowed the state may only report that the money came in.
    expectTypeOf<Reachable<PaymentOrderState>>().toEqualTypeOf<'captured'>()
  })

  test.each([
    ['captured', 'failed'],
    ['authorised', 'unknown'],
    ['expired', 'created'],
  ] as const)('are enforced at every write: %s does not become %s', async (from, to) => {
    await expect(moveOrder({} as never, { id: 'any', state: from }, { state: to as never })).rejects.toThrow(
      `An order that is ${from} does not become ${to}`,
    )
  })
})

/** A statement that writes orders, in Kysely or in SQL. */
const writes =
  /(insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`]payment_orders|(insert\s+into|update|delete\s+from|merge\s+into)\s+payment_orders/i

test('one file alone has SQL that writes orders', () => {
  const source = fileURLToPath(new URL('../../', import.meta.url))
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing/'))
    .filter((path) => writes.test(readFileSync(`${source}${path}`, 'utf8')))
  expect(writers).toEqual(['payment/order/order-store.ts'])
})

test.each([
  `db.updateTable('payment_orders').set({})`,
  `transaction.insertInto(\n  'payment_orders')`,
  'sql`update payment_orders set state = 1`',
  'sql`delete\n from payment_orders`',
])('detects such SQL: %s', (text) => {
  expect(writes.test(text)).toBe(true)
})

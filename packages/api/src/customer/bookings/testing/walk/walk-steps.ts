import { siteCodes } from '@camping/editions/markets.ts'
import fc from 'fast-check'
import * as world from '../../../../booking/testing/booking-world.ts'
import { changeStep, extrasStep, type PartyMove, releaseStep } from './walk-changes.ts'
import { codeStep } from './walk-codes.ts'
import { lastCode, tenthCode } from './walk-desk.ts'
import { cancelStep, refundStep } from './walk-endings.ts'
import { comeBackStep, type PageEnd, payHeldStep, payStep } from './walk-payments.ts'
import { voucherStep } from './walk-voucher-steps.ts'
import { answerStep, orderStep } from './walk-orders.ts'
import { dateAfter } from './walk-prices.ts'
import { turnStep } from './walk-time.ts'

const day = 24 * 60
/** The few weeks that all stays compete for: the season without fixed days of arrival. */
const firstArrival = '2027-05-15'

const server = fc.nat({ max: 2 })
// Mostly the newest booking: older ones are mostly over.
const ago = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat({ max: 4 }) })

/** The steps of the usual walks, weighted by how often they find trouble. */
export const usualSteps = (() => {
  const provider = fc.constantFrom('bambora', 'saferpay' as const)
  const end = fc.constantFrom<PageEnd>('paid', 'paid', 'paid', 'paid', 'notice lost', 'declined', 'later')
  // What is held ends soon, and is often paid too late.
  const heldEnd = fc.constantFrom<PageEnd>('paid', 'paid', 'notice lost', 'declined', 'later')
  const linen = fc.constantFrom(0, 0, 2, 3, 5)
  const breakfast = fc.constantFrom(0, 0, 1, 2, 4)
  const wishedExtras = fc.record({ linen, breakfast })
  const parts = { ago, server }
  const order = fc.record({
    server,
    siteCode: fc.constantFrom(...siteCodes),
    accommodationId: fc.constantFrom(world.tent, world.tent, world.chalet, world.onRequest),
    dateFrom: fc.nat({ max: 12 }).map((days) => dateAfter(firstArrival, days)),
    nights: fc.integer({ min: 2, max: 8 }),
    linen,
    breakfast,
    code: fc.constantFrom('none', 'none', tenthCode, lastCode),
    voucher: fc.constantFrom(0, 0, 0, 5_000, 500_000),
    isDueNow: fc.nat({ max: 4 }).map((chance) => chance === 0),
    isAbandoned: fc.nat({ max: 7 }).map((chance) => chance === 0),
  })
  const pay = fc.record({ ...parts, provider, end, what: fc.constantFrom('rate', 'all', 'all', 'part') })
  const moves = fc.constantFrom<PartyMove>(
    'an adult joins',
    'a child joins',
    'an adult leaves',
    'a child leaves',
  )
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })
  const change = fc.record({
    ...parts,
    accommodationId: maybe(fc.constantFrom(world.tent, world.chalet)),
    shift: fc.constantFrom(0, 0, 0, -4, -1, 1, 3, 9),
    nights: maybe(fc.integer({ min: 2, max: 10 })),
    move: maybe(moves),
    extras: maybe(wishedExtras),
  })
  return [
    order.map(orderStep),
    order.map(orderStep),
    pay.map(payStep),
    pay.map(payStep),
    pay.map(payStep),
    fc
      .record({ ago, server, end: fc.constantFrom<PageEnd>('paid', 'paid', 'notice lost', 'declined') })
      .map(comeBackStep),
    fc
      .record({ ...parts, worth: fc.constantFrom(0, 0, 5_000, 20_000), isWhole: fc.boolean() })
      .map(voucherStep),
    change.map(changeStep),
    change.map(changeStep),
    change.map(changeStep),
    fc.record({ ...parts, provider, end: heldEnd }).map(payHeldStep),
    fc.record({ ...parts, provider, end: heldEnd }).map(payHeldStep),
    fc.record({ ...parts, linen, breakfast, provider, end }).map(extrasStep),
    fc.record(parts).map(releaseStep),
    fc.record({ ...parts, isAccepted: fc.constantFrom(true, true, false) }).map(answerStep),
    fc.record({ ...parts, byShop: fc.constantFrom(false, false, true) }).map(cancelStep),
    server.map(refundStep),
    fc.record({ server, minutes: fc.constantFrom(20, 40, 60) }).map(turnStep),
    fc.record({ server, minutes: fc.constantFrom(day, 3 * day, 10 * day, 30 * day) }).map(turnStep),
  ]
})()

/** Every step through lives of bookings: what came after the seed of the usual walks was chosen is walked by the others. */
export const lifeSteps = [
  ...usualSteps,
  fc.record({ ago, server, code: fc.constantFrom(tenthCode, lastCode) }).map(codeStep),
]

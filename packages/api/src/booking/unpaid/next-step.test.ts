import { usualPaymentTerms } from '@camping/editions/payment-terms.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DoneStep, nextStep, type UnpaidBooking } from './next-step.ts'
import { dueAt, endAt } from '../dues/payment-schedule.ts'

const hour = 3_600_000
/** The last minute of a day in Berlin: 48 hours later a day ends, too. */
const payFrom = new Date('2027-03-01T22:59:00Z')
const deposit = { index: 0, dueDate: '2027-03-01', endsBooking: true }
const balance = { index: 1, dueDate: '2027-05-22', endsBooking: true }
const booking: UnpaidBooking = {
  terms: usualPaymentTerms,
  site: 'de',
  payFrom,
  arrival: '2027-07-03',
  isConfirmed: true,
  pending: [deposit, balance],
  done: [],
  payingUntil: null,
  hasRefund: false,
}
const sent = (name: string, sentAt: string | null, rateIndex = 0): DoneStep => ({
  rateIndex,
  name,
  sentAt: sentAt === null ? null : new Date(sentAt),
})
const shape = (changes: Partial<UnpaidBooking>, now: string) => {
  const next = nextStep({ ...booking, ...changes }, new Date(now))
  if (next.do === 'remind')
    return `remind ${next.step.name}${next.passed.map(({ name }) => ` -${name}`).join('')}`
  if (next.do === 'end') return `end for ${next.rate.index}`
  return `wait ${next.until?.toISOString().slice(0, 16) ?? 'for ever'}`
}
const allSent = [
  sent('on', '2027-03-03T07:00:00Z'),
  sent('after-2', '2027-03-04T00:59:00Z'),
  sent('after-48', '2027-03-05T22:59:00Z'),
]

/** Booked at ten in the morning for the same day. */
const forToday = { payFrom: new Date('2027-03-01T10:00:00Z'), arrival: '2027-03-01', pending: [deposit] }

describe('payment-25: the next step of an unpaid booking', () => {
  test.each<[string, Partial<UnpaidBooking>, string, string]>([
    ['nothing right after booking', {}, '2027-03-01T22:59:00Z', 'wait 2027-03-03T07:00'],
    ['a reminder before the due day', { pending: [balance] }, '2027-05-15T21:59:00Z', 'remind before-168'],
    ['a reminder on the due day', {}, '2027-03-03T07:00:00Z', 'remind on'],
    ['not the day before', {}, '2027-03-03T06:59:00Z', 'wait 2027-03-03T07:00'],
    [
      'the same reminder never twice',
      { done: allSent.slice(0, 1) },
      '2027-03-03T07:01:00Z',
      'wait 2027-03-04T00:59',
    ],
    ['after an outage the latest reminder alone', {}, '2027-03-05T22:59:00Z', 'remind after-48 -on -after-2'],
    ['the end', { done: allSent }, '2027-03-06T22:59:00Z', 'end for 0'],
    ['not a minute before', { done: allSent }, '2027-03-06T22:58:00Z', 'wait 2027-03-06T22:59'],
    [
      'no end before the last reminder had a day',
      { done: [...allSent.slice(0, 2), sent('after-48', '2027-03-06T21:00:00Z')] },
      '2027-03-06T22:59:00Z',
      'wait 2027-03-07T21:00',
    ],
    [
      'no end while its mail has not left',
      { done: [...allSent.slice(0, 2), sent('after-48', null)] },
      '2027-03-20T10:00:00Z',
      'wait 2027-03-20T10:10',
    ],
    ['no reminder and no end of a paid booking', { pending: [] }, '2027-03-20T10:00:00Z', 'wait for ever'],
    ['nothing of a booking that is over', { isConfirmed: false }, '2027-03-20T10:00:00Z', 'wait for ever'],
    ['nothing after money went back', { hasRefund: true }, '2027-03-20T10:00:00Z', 'wait for ever'],
    [
      'a payment under way delays everything',
      { done: allSent, payingUntil: new Date('2027-03-06T23:05:00Z') },
      '2027-03-06T22:59:00Z',
      'wait 2027-03-06T23:05',
    ],
    [
      'with the deposit paid, the balance counts',
      { pending: [balance] },
      '2027-03-20T10:00:00Z',
      'wait 2027-05-15T21:59',
    ],
    [
      'from the day after arrival on nobody is sent away',
      { ...forToday, done: [sent('after-0', '2027-03-01T11:00:00Z')] },
      '2027-03-02T00:00:00Z',
      'wait for ever',
    ],
    [
      'a stay for today ends two hours after booking',
      { ...forToday, done: [sent('after-0', '2027-03-01T11:00:00Z')] },
      '2027-03-01T12:00:00Z',
      'end for 0',
    ],
    [
      'what has no end is reminded and stays',
      { terms: { ...booking.terms, ends: false }, done: allSent, pending: [deposit] },
      '2027-09-01T10:00:00Z',
      'wait for ever',
    ],
    [
      'F79: a reminder from a time that has not come delays the end by a day at most',
      { done: [...allSent.slice(0, 2), sent('after-48', '2028-01-01T00:00:00Z')] },
      '2027-03-07T22:59:00Z',
      'end for 0',
    ],
  ])('%s', (_, changes, now, expected) => {
    expect(shape(changes, now)).toBe(expected)
  })

  const terms = fc.record({
    depositPercent: fc.integer({ min: 1, max: 100 }),
    balanceDays: fc.integer({ min: 0, max: 90 }),
    firstPaymentHours: fc.integer({ min: 0, max: 200 }),
    graceHours: fc.integer({ min: 0, max: 400 }),
    shortGraceHours: fc.integer({ min: 0, max: 100 }),
    remindHoursBefore: fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { maxLength: 3 }),
    remindOnDueDay: fc.boolean(),
    leastHoursToPay: fc.integer({ min: 0, max: 48 }),
    remindHoursAfter: fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { maxLength: 3 }),
    ends: fc.boolean(),
  })
  const day = (offset: number) => new Date(payFrom.getTime() + offset * 24 * hour).toISOString().slice(0, 10)

  test('any terms, any clock: it ends at most once, warned, in time, and never when paid or not to end', () => {
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        // Clock: hours forward, backward, and jumps.
        fc.array(fc.integer({ min: -300, max: 900 }), { minLength: 1, maxLength: 60 }),
        fc.option(fc.nat({ max: 59 }), { nil: undefined }),
        (agreed, arrivalIn, dueIn, jumps, paidAt) => {
          const rate = { index: 0, dueDate: day(Math.min(dueIn, arrivalIn)), endsBooking: true }
          let state: UnpaidBooking = {
            ...booking,
            terms: agreed,
            arrival: day(arrivalIn),
            pending: [rate],
          }
          let now = payFrom.getTime()
          const seen: string[] = []
          for (const [at, jump] of jumps.entries()) {
            now += jump * hour
            if (at === paidAt) state = { ...state, pending: [] }
            for (let round = 0; round < 8; round += 1) {
              const moment = new Date(now)
              const next = nextStep(state, moment)
              if (next.do === 'wait') {
                if (next.until) expect(next.until.getTime()).toBeGreaterThan(now)
                break
              }
              expect(state.pending).not.toEqual([])
              expect(round).toBeLessThan(7)
              if (next.do === 'end') {
                expect(agreed.ends).toBe(true)
                expect(now).toBeGreaterThanOrEqual((endAt(rate, state) as Date).getTime())
                expect(now).toBeGreaterThanOrEqual(dueAt(rate, state).getTime())
                expect(seen.some((name) => name.startsWith('after'))).toBe(true)
                expect(moment.toISOString().slice(0, 10) <= state.arrival).toBe(true)
                state = { ...state, isConfirmed: false }
                seen.push('end')
                continue
              }
              expect(seen).not.toContain(next.step.name)
              expect(next.step.at.getTime()).toBeLessThanOrEqual(now)
              for (const { name } of [...next.passed, next.step]) {
                seen.push(name)
                const sentAt = name === next.step.name ? moment : null
                state = { ...state, done: [...state.done, { rateIndex: 0, name, sentAt }] }
              }
            }
          }
          expect(new Set(seen).size).toBe(seen.length)
          if (paidAt !== undefined && paidAt === 0) expect(seen).toEqual([])
        },
      ),
      { numRuns: 1_000 },
    )
  })
})

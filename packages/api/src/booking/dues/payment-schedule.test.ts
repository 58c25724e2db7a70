import { usualPaymentTerms } from '@camping/editions/payment-terms.ts'
import { paymentTermsOfBooking } from './payment-terms.ts'
import { describe, expect, test } from 'vitest'
import { dueAt, endAt, stepsOf } from './payment-schedule.ts'

const payFrom = new Date('2027-03-01T10:00:00Z')
const rate = (dueDate: string, endsBooking = true) => ({ index: 0, dueDate, endsBooking })
const far = { terms: usualPaymentTerms, site: 'de', payFrom, arrival: '2027-07-03' } as const
const short = (moment: Date | undefined) => moment?.toISOString().slice(0, 16)
const shape = (...input: Parameters<typeof stepsOf>) =>
  stepsOf(...input).map(({ name, at }) => `${name} ${short(at)}`)

describe('payment-24: when a rate is due, and when the booking ends', () => {
  test.each([
    [
      'the deposit: on the day on which 48 hours are over, and 72 more',
      '2027-03-01',
      '2027-07-03',
      '2027-03-03T22:59',
      '2027-03-06T22:59',
    ],
    [
      'the balance: by the end of its day',
      '2027-05-22',
      '2027-07-03',
      '2027-05-22T21:59',
      '2027-05-25T21:59',
    ],
    [
      '43 days before arrival: not yet at once',
      '2027-03-01',
      '2027-04-13',
      '2027-03-03T22:59',
      '2027-03-06T22:59',
    ],
    [
      '42 days before arrival: at once, and a day',
      '2027-03-01',
      '2027-04-12',
      '2027-03-01T10:00',
      '2027-03-02T10:00',
    ],
    [
      'for tomorrow: until the day of arrival begins',
      '2027-03-01',
      '2027-03-02',
      '2027-03-01T10:00',
      '2027-03-02T00:00',
    ],
    ['for today: two hours', '2027-03-01', '2027-03-01', '2027-03-01T10:00', '2027-03-01T12:00'],
    [
      'a day that is over: from the contract on',
      '2027-02-01',
      '2027-07-03',
      '2027-03-03T22:59',
      '2027-03-06T22:59',
    ],
  ])('%s', (_, dueDate, arrival, due, end) => {
    const booking = { ...far, arrival }
    expect(short(dueAt(rate(dueDate), booking))).toBe(due)
    expect(short(endAt(rate(dueDate), booking))).toBe(end)
  })

  test('a booking does not end for what a change added, nor where its terms have no end', () => {
    expect(endAt(rate('2027-05-22', false), far)).toBeUndefined()
    expect(
      endAt(rate('2027-05-22'), { ...far, terms: { ...usualPaymentTerms, ends: false } }),
    ).toBeUndefined()
  })
})

describe('payment-25: the steps about an unpaid rate', () => {
  test('the deposit is not reminded of a week before it was booked', () => {
    expect(shape(rate('2027-03-01'), far)).toEqual([
      'on 2027-03-03T07:00',
      'after-2 2027-03-04T00:59',
      'after-48 2027-03-05T22:59',
      'end 2027-03-06T22:59',
    ])
  })
  test('the balance has all of them', () => {
    expect(shape(rate('2027-05-22'), far)).toEqual([
      'before-168 2027-05-15T21:59',
      'on 2027-05-22T07:00',
      'after-2 2027-05-22T23:59',
      'after-48 2027-05-24T21:59',
      'end 2027-05-25T21:59',
    ])
  })
  test.each([
    [15, 'on'],
    [16, 'before-24'],
  ])('on the due day where the mail at seven (UTC) leaves %i hours to pay: %s', (leastHoursToPay, name) => {
    const terms = { ...usualPaymentTerms, leastHoursToPay }
    const steps = stepsOf(rate('2027-03-01'), { ...far, terms })
    expect(steps.map((step) => step.name)).toEqual([name, 'after-2', 'after-48', 'end'])
  })
  test.each([
    ['uk', '2027-03-03T23:59'],
    ['it', '2027-03-03T22:59'],
  ] as const)('days end in the time zone of the edition: %s', (site, due) => {
    expect(short(dueAt(rate('2027-03-01'), { ...far, site }))).toBe(due)
  })
  test('where the terms have no reminder on the due day, the one of the day before stays', () => {
    const terms = { ...usualPaymentTerms, remindOnDueDay: false }
    expect(shape(rate('2027-05-22'), { ...far, terms })).toEqual([
      'before-168 2027-05-15T21:59',
      'before-24 2027-05-21T21:59',
      'after-2 2027-05-22T23:59',
      'after-48 2027-05-24T21:59',
      'end 2027-05-25T21:59',
    ])
  })
  test.each(Array.from({ length: 24 }, (_, hour) => hour))(
    'a deposit booked at %i o’clock is reminded of once before it is due, with eight hours left or more',
    (hour) => {
      const booking = { ...far, payFrom: new Date(Date.UTC(2027, 2, 1, hour)) }
      const due = dueAt(rate('2027-03-01'), booking)
      const before = stepsOf(rate('2027-03-01'), booking).filter(({ at }) => at < due)
      expect(before).toHaveLength(1)
      expect(due.getTime() - Number(before[0]?.at)).toBeGreaterThanOrEqual(8 * 3_600_000)
    },
  )
  test('a booking from before that term is reminded as it was agreed', () => {
    const { leastHoursToPay: _, ...stored } = usualPaymentTerms
    const terms = paymentTermsOfBooking.parse(stored)
    expect(shape(rate('2027-03-01'), { ...far, terms })[0]).toBe('on 2027-03-03T07:00')
  })
  test('a reminder two days before the due day stays beside the one on it', () => {
    const terms = { ...usualPaymentTerms, remindHoursBefore: [48, 39, 38] }
    expect(shape(rate('2027-05-22', false), { ...far, terms }).slice(0, 3)).toEqual([
      'before-48 2027-05-20T21:59',
      'before-39 2027-05-21T06:59',
      'on 2027-05-22T07:00',
    ])
  })
  test('a stay for today is reminded once, halfway to its end', () => {
    expect(shape(rate('2027-03-01'), { ...far, arrival: '2027-03-01' })).toEqual([
      'after-0 2027-03-01T11:00',
      'end 2027-03-01T12:00',
    ])
  })
  test('what does not end is reminded all the same', () => {
    expect(shape(rate('2027-05-22', false), far).map((step) => step.split(' ')[0])).toEqual([
      'before-168',
      'on',
      'after-2',
      'after-48',
    ])
  })
})

import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { describe, expect, it } from 'vitest'
import {
  type InvoicedBooking,
  type IssuedInvoice,
  planInvoices,
  type PlannedInvoice,
} from './plan-invoices.ts'

const line = (amount: number): PriceLine => ({
  kind: 'stay',
  key: 'stay',
  quantity: 7,
  unit: 'night',
  amount,
  currency: 'EUR',
  payableAt: 'now',
  mandatory: true,
})
const stay = { dateFrom: '2027-06-05', dateTo: '2027-06-12' }
const confirmed: InvoicedBooking = {
  isBinding: true,
  isCancelled: false,
  stay,
  lines: [line(50_000), line(1_000)],
  accommodationId: 12,
  retained: 0,
}

/** The planned invoices, as if issued for this booking. */
function issue(
  issued: readonly IssuedInvoice[],
  planned: readonly PlannedInvoice[],
  { lines, accommodationId, stay: dates }: InvoicedBooking,
): IssuedInvoice[] {
  const added = planned.map(({ retained, ...invoice }) => ({
    ...invoice,
    id: invoice.position,
    year: 2027,
    number: invoice.position,
    issuedOn: '2027-03-01',
    createdAt: new Date(0),
    content: {
      issuer: { name: '', address: '', registration: '' },
      payer: { name: '', address: [] },
      service: {
        bookingRef: '',
        site: '',
        place: '',
        accommodation: '',
        accommodationId,
        nights: 7,
        ...dates,
      },
      lines: JSON.parse(JSON.stringify(lines)) as PriceLine[],
      kept: retained,
    },
  }))
  return [...issued, ...added]
}
/** The invoices of a booking that went through these states, read in each of them. */
const through = (...states: InvoicedBooking[]) =>
  states
    .reduce<IssuedInvoice[]>((issued, state) => issue(issued, planInvoices(issued, state), state), [])
    .map(({ kind, amount }) => [kind, amount])

describe('planInvoices', () => {
  it.each([
    ['nothing for a request', [{ ...confirmed, isBinding: false }], []],
    [
      'nothing for a request that came to nothing',
      [{ ...confirmed, isBinding: false, isCancelled: true }],
      [],
    ],
    ['one invoice, however often it is read', [confirmed, confirmed, confirmed], [['invoice', 51_000]]],
    [
      'a credit note over the whole and another invoice when lines changed',
      [confirmed, { ...confirmed, lines: [line(50_000)] }],
      [
        ['invoice', 51_000],
        ['credit-note', -51_000],
        ['invoice', 50_000],
      ],
    ],
    [
      'the same when only the dates changed',
      [confirmed, { ...confirmed, stay: { ...stay, dateTo: '2027-06-13' } }],
      [
        ['invoice', 51_000],
        ['credit-note', -51_000],
        ['invoice', 51_000],
      ],
    ],
    [
      'the same when only the accommodation changed',
      [confirmed, { ...confirmed, accommodationId: 13 }],
      [
        ['invoice', 51_000],
        ['credit-note', -51_000],
        ['invoice', 51_000],
      ],
    ],
    [
      'a credit note less the cost of cancelling, and nothing after it',
      [
        confirmed,
        { ...confirmed, isCancelled: true, retained: 15_300 },
        { ...confirmed, isCancelled: true, retained: 15_300 },
      ],
      [
        ['invoice', 51_000],
        ['credit-note', -35_700],
      ],
    ],
    [
      'both at once for a booking cancelled before anybody read them',
      [{ ...confirmed, isCancelled: true }],
      [
        ['invoice', 51_000],
        ['credit-note', -51_000],
      ],
    ],
    [
      'no credit note when cancelling costs everything',
      [confirmed, { ...confirmed, isCancelled: true, retained: 51_000 }],
      [['invoice', 51_000]],
    ],
    ['nothing where nothing is owed to us', [{ ...confirmed, lines: [] }], []],
  ] satisfies [string, InvoicedBooking[], unknown[]][])('%s', (_what, states, invoices) => {
    expect(through(...states)).toEqual(invoices)
  })

  it('all invoices together equal the owed amount, through any changes', () => {
    let seed = 7
    const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
    for (let round = 0; round < 300; round += 1) {
      const states = Array.from({ length: 1 + next(5) }, () => ({
        ...confirmed,
        lines: Array.from({ length: next(4) }, () => line(1 + next(90_000))),
      }))
      const owedOf = (state: InvoicedBooking) => state.lines.reduce((sum, { amount }) => sum + amount, 0)
      const last = states.at(-1) as InvoicedBooking
      const retained = next(owedOf(last) + 1)
      const invoices = through(...states, { ...last, isCancelled: true, retained })
      const demanded = invoices.reduce((sum, [, amount]) => sum + Number(amount), 0)
      expect(demanded).toBe(owedOf(last) === 0 ? 0 : retained)
    }
  })
})

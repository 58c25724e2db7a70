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
  kept: 0,
}

/** What was planned, as if it had been issued for this booking. */
function issue(
  issued: readonly IssuedInvoice[],
  planned: readonly PlannedInvoice[],
  { lines, stay: dates }: InvoicedBooking,
): IssuedInvoice[] {
  const added = planned.map(({ kept, ...paper }) => ({
    ...paper,
    id: paper.position,
    year: 2027,
    number: paper.position,
    issuedOn: '2027-03-01',
    createdAt: new Date(0),
    content: {
      issuer: { name: '', address: '', registration: '' },
      payer: { name: '', address: [] },
      service: { bookingRef: '', site: '', place: '', accommodation: '', nights: 7, ...dates },
      lines: JSON.parse(JSON.stringify(lines)) as PriceLine[],
      kept,
    },
  }))
  return [...issued, ...added]
}
/** The papers of a booking that was each of these in turn, looked at each time. */
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
    ['one invoice, however often it is looked at', [confirmed, confirmed, confirmed], [['invoice', 51_000]]],
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
      'a credit note less the cost of cancelling, and nothing after it',
      [
        confirmed,
        { ...confirmed, isCancelled: true, kept: 15_300 },
        { ...confirmed, isCancelled: true, kept: 15_300 },
      ],
      [
        ['invoice', 51_000],
        ['credit-note', -35_700],
      ],
    ],
    [
      'both at once for what was cancelled before anybody looked',
      [{ ...confirmed, isCancelled: true }],
      [
        ['invoice', 51_000],
        ['credit-note', -51_000],
      ],
    ],
    [
      'no credit note when cancelling costs everything',
      [confirmed, { ...confirmed, isCancelled: true, kept: 51_000 }],
      [['invoice', 51_000]],
    ],
    ['nothing where nothing is owed to us', [{ ...confirmed, lines: [] }], []],
  ] satisfies [string, InvoicedBooking[], unknown[]][])('%s', (_what, states, papers) => {
    expect(through(...states)).toEqual(papers)
  })

  it('what all papers demand together is what is owed, through any changes', () => {
    let seed = 7
    const next = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
    for (let round = 0; round < 300; round += 1) {
      const states = Array.from({ length: 1 + next(5) }, () => ({
        ...confirmed,
        lines: Array.from({ length: next(4) }, () => line(1 + next(90_000))),
      }))
      const owedOf = (state: InvoicedBooking) => state.lines.reduce((sum, { amount }) => sum + amount, 0)
      const last = states.at(-1) as InvoicedBooking
      const kept = next(owedOf(last) + 1)
      const papers = through(...states, { ...last, isCancelled: true, kept })
      const demanded = papers.reduce((sum, [, amount]) => sum + Number(amount), 0)
      expect(demanded).toBe(owedOf(last) === 0 ? 0 : kept)
    }
  })
})

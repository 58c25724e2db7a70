import { usualPaymentTerms } from '@camping/editions/payment-terms.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketPricing } from '../../catalogue/pricing/pricing.types.ts'
import type { MarketCover } from './market-covers.ts'
import { payableOf, paymentPlans } from './payment-plans.ts'
import { priceCart } from './price-cart.ts'
import type { SiteExtra } from './site-extras.ts'
import type { StayOffer } from './stay-offer.types.ts'

const euro: MarketPricing = { currency: 'EUR', ppm: 1_000_000, bookingFee: 1_900, guaranteeFundPerPerson: 0 }
const markets: MarketPricing[] = [
  euro,
  { ...euro, bookingFee: 2_250, guaranteeFundPerPerson: 500 },
  { ...euro, currency: 'GBP', ppm: 857_313, rateDate: '2026-11-20' },
  { ...euro, currency: 'CHF', ppm: 943_501, rateDate: '2026-11-20' },
]

/** The parts of an offer that determine its price. */
const offer = fc
  .record({
    nightlyPrices: fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 28 }),
    market: fc.constantFrom(...markets),
    party: fc.record({
      adults: fc.integer({ min: 1, max: 6 }),
      childAges: fc.array(fc.nat(17), { maxLength: 4 }),
    }),
    terms: fc.record({
      touristTax: fc.option(
        fc.record({
          perPersonNight: fc.nat(400),
          fromAge: fc.nat(18),
          maxNights: fc.integer({ min: 1, max: 21 }),
        }),
        { nil: undefined },
      ),
      onSiteCosts: fc.constantFrom([], [{ key: 'cleaning', amount: 4_553, unit: 'stay' as const }]),
    }),
  })
  .map(
    (parts) =>
      ({ ...parts, onSiteNames: {}, stay: { nights: parts.nightlyPrices.length } }) as unknown as StayOffer,
  )

const extra = fc
  .record({
    unit: fc.constantFrom('stay' as const, 'night' as const, 'person' as const, 'person-night' as const),
    price: fc.nat(5_000),
    payableAt: fc.constantFrom('now' as const, 'on-site' as const),
    fromAge: fc.option(fc.nat(17), { nil: undefined }),
    toAge: fc.option(fc.nat(17), { nil: undefined }),
  })
  .map((parts): SiteExtra => ({
    ...parts,
    id: 1,
    key: 'extra',
    name: 'Extra',
    text: '',
    min: 0,
    max: 20,
    changeable: true,
  }))

const cover = fc
  .oneof(
    fc.integer({ min: 1, max: 10_000 }).map((percentHundredths) => ({ percentHundredths })),
    fc.integer({ min: 1, max: 500 }).map((perPersonNight) => ({ perPersonNight })),
  )
  .map((price): MarketCover => ({ ...price, key: 'plus', name: 'Plus', text: '', pays: [], until: '' }))

describe('priceCart', () => {
  it('whatever is chosen, lines and parts add up to the total and every plan to what is owed', () => {
    const seen = { extras: 0, covers: 0, local: 0, plans: new Set<string>() }
    fc.assert(
      fc.property(offer, extra, cover, fc.nat(20), fc.boolean(), (stay, one, level, quantity, covered) => {
        const chosen = { extras: [{ id: 1, quantity }], covers: covered ? ['plus'] : [] }
        const lines = priceCart(stay, { extras: [one], covers: [level] }, chosen).map(({ line }) => line)
        const total = lines.reduce((sum, { amount }) => sum + amount, 0)
        // No franc amount has a single Rappen (decision 368).
        const step = stay.market.currency === 'CHF' ? 5n : 1n
        expect(lines.filter(({ amount }) => BigInt(amount) % step !== 0n)).toEqual([])
        const overview = groupPriceLines(lines)
        expect(overview.total).toBe(total)
        expect(overview.shopTotal).toBe(payableOf(lines))
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(lines.every(({ currency }) => currency === stay.market.currency)).toBe(true)
        for (const { counted, quantity: count, local, payableAt, amount } of lines) {
          if (counted) expect(counted.persons * counted.nights).toBe(count)
          expect(local !== undefined).toBe(payableAt === 'on-site' && stay.market.currency !== 'EUR')
          if (!local) continue
          seen.local += 1
          // Converted from the local charge, half up, once.
          const exact =
            (BigInt(local.amount) * BigInt(stay.market.ppm) * 2n + step * 1_000_000n) / (step * 2_000_000n)
          expect(BigInt(amount)).toBe(exact * step)
        }
        const nights = lines[0]?.amount ?? 0
        const coverLine = lines.find(({ kind }) => kind === 'cover')
        expect(coverLine !== undefined).toBe(covered)
        if (coverLine && level.percentHundredths !== undefined) {
          const exact =
            (BigInt(nights) * BigInt(level.percentHundredths) * 2n + step * 10_000n) / (step * 20_000n)
          expect(BigInt(coverLine.amount)).toBe(exact * step)
        }
        seen.extras += Number(lines.some(({ kind }) => kind === 'extra'))
        seen.covers += Number(covered)
        const payable = payableOf(lines)
        const { currency } = stay.market
        for (const { plan, rates } of paymentPlans({
          payable,
          currency,
          arrival: '2027-07-03',
          today: '2027-01-04',
          terms: usualPaymentTerms,
        })) {
          seen.plans.add(plan)
          expect(rates.reduce((sum, { amount }) => sum + amount, 0)).toBe(payable)
        }
      }),
      { numRuns: 500 },
    )
    // Without any such line the laws would hold trivially.
    expect(Math.min(seen.extras, seen.covers, seen.local)).toBeGreaterThan(50)
    expect(seen.plans.size).toBe(3)
  })

  it('leaves out what is no longer offered', () => {
    const stay = fc.sample(offer, { numRuns: 1, seed: 7 })[0]!
    const chosen = { extras: [{ id: 99, quantity: 2 }], covers: ['gold'] }
    const lines = priceCart(stay, { extras: [], covers: [] }, chosen)
    expect(lines.some(({ line }) => line.kind === 'extra' || line.kind === 'cover')).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocatePaid } from '../../booking/balance/allocate-paid.ts'
import { majorOfMinor, minorOfMajor } from '@camping/contract/major-amount.ts'

describe('F46: amounts on the wire', () => {
  test.each([
    [19.99, 1_999],
    [0.29, 29],
    [1e7, 1_000_000_000],
    [1.1, 110],
    [4.35, 435],
    [0.01, 1],
  ])('%f is %i', (major, minor) => expect(minorOfMajor(major)).toBe(minor))

  test.each([1.005, 8.575, Number.NaN, Number.POSITIVE_INFINITY, -1, 0, -0, 0.001, 0.1 + 0.2, 1e300])(
    '%f is refused',
    (major) => expect(minorOfMajor(major)).toBe(undefined),
  )

  test('every whole amount survives the way out and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (minor) => {
        expect(minorOfMajor(majorOfMinor(minor))).toBe(minor)
        // As JSON transports it and as the storefront multiplies it.
        expect(Math.round((JSON.parse(JSON.stringify(majorOfMinor(minor))) as number) * 100)).toBe(minor)
      }),
    )
  })
})

describe('rates and what was paid', () => {
  const rate = (index: number, amount: number, status: 'pending' | 'paid' | 'cancelled' = 'pending') => ({
    index,
    amount,
    status,
  })
  const states = (paid: number, ...rates: Parameters<typeof allocatePaid>[1]) =>
    allocatePaid(paid, rates).map(({ covered, status }) => [covered, status])

  test('payment-19: in the agreed order, part by part, whatever names the rates', () => {
    const rates = [rate(1, 300), rate(0, 700)]
    expect(states(0, ...rates)).toEqual([
      [0, 'pending'],
      [0, 'pending'],
    ])
    expect(states(299, ...rates)).toEqual([
      [299, 'pending'],
      [0, 'pending'],
    ])
    expect(states(350, ...rates)).toEqual([
      [300, 'paid'],
      [50, 'pending'],
    ])
    expect(states(1_001, ...rates)).toEqual([
      [300, 'paid'],
      [700, 'paid'],
    ])
  })

  const chosenStates = (
    paid: number,
    chosen: readonly (readonly [number, number])[],
    ...rates: Parameters<typeof allocatePaid>[1]
  ) => allocatePaid(paid, rates, new Map(chosen)).map(({ covered, status }) => [covered, status])

  test.each<[string, number, [number, number][], [number, string][]]>([
    [
      'the balance alone',
      700,
      [[1, 700]],
      [
        [0, 'pending'],
        [700, 'paid'],
      ],
    ],
    [
      'the balance after a part of one’s own',
      800,
      [[1, 700]],
      [
        [100, 'pending'],
        [700, 'paid'],
      ],
    ],
    [
      'a part of the balance',
      200,
      [[1, 200]],
      [
        [0, 'pending'],
        [200, 'pending'],
      ],
    ],
    [
      'the balance twice, in two tabs',
      1_400,
      [[1, 1_400]],
      [
        [300, 'paid'],
        [700, 'paid'],
      ],
    ],
    [
      'more than the rate needs',
      750,
      [[1, 750]],
      [
        [50, 'pending'],
        [700, 'paid'],
      ],
    ],
    [
      'both, the later one first',
      1_000,
      [
        [1, 700],
        [0, 300],
      ],
      [
        [300, 'paid'],
        [700, 'paid'],
      ],
    ],
    [
      'the balance, and a part of it back',
      600,
      [[1, 600]],
      [
        [0, 'pending'],
        [600, 'pending'],
      ],
    ],
    [
      'less in all than was chosen',
      500,
      [
        [0, 300],
        [1, 700],
      ],
      [
        [300, 'paid'],
        [200, 'pending'],
      ],
    ],
    [
      'a rate that is gone',
      700,
      [[4, 700]],
      [
        [300, 'paid'],
        [400, 'pending'],
      ],
    ],
    [
      'a chosen rate that was refunded in full',
      300,
      [[1, 0]],
      [
        [300, 'paid'],
        [0, 'pending'],
      ],
    ],
  ])('payment-11: a chosen rate is the rate that is paid: %s', (_, paid, chosen, states) =>
    expect(chosenStates(paid, chosen, rate(0, 300), rate(1, 700))).toEqual(states),
  )

  test('a cancelled rate receives nothing, even if it was chosen', () => {
    expect(chosenStates(700, [[0, 300]], rate(0, 300, 'cancelled'), rate(1, 700))).toEqual([
      [0, 'cancelled'],
      [700, 'paid'],
    ])
  })

  test('a refund opens what it uncovers; cancelled rates are left alone', () => {
    expect(states(300, rate(0, 300, 'paid'), rate(1, 700, 'paid'))).toEqual([
      [300, 'paid'],
      [0, 'pending'],
    ])
    expect(states(500, rate(0, 300, 'cancelled'), rate(1, 700))).toEqual([
      [0, 'cancelled'],
      [500, 'pending'],
    ])
    expect(states(-5, rate(0, 300))).toEqual([[0, 'pending']])
  })

  test('nothing is laid twice, nothing is lost before all is covered', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 })
    const anyChosen = fc.array(fc.tuple(fc.nat(7), fc.nat(200_000)), { maxLength: 6 })
    fc.assert(
      fc.property(amounts, fc.nat(400_000), anyChosen, (owed, paid, named) => {
        const chosen = new Map(named)
        const rates = allocatePaid(
          paid,
          owed.map((amount, index) => rate(index, amount)),
          chosen,
        )
        const sum = (of: (one: (typeof rates)[number]) => number) =>
          rates.reduce((total, one) => total + of(one), 0)
        expect(sum(({ covered }) => covered)).toBe(
          Math.min(
            paid,
            sum(({ amount }) => amount),
          ),
        )
        for (const { covered, amount, status } of rates) expect(status === 'paid').toBe(covered === amount)
        // Behind an open rate only chosen money lies.
        const firstOpen = rates.findIndex(({ status }) => status === 'pending')
        if (firstOpen >= 0)
          for (const { index, covered } of rates.slice(firstOpen + 1))
            expect(covered).toBeLessThanOrEqual(chosen.get(index) ?? 0)
        // What was chosen is covered, as far as the money reaches.
        const wished = rates.map(({ index, amount }) => Math.min(chosen.get(index) ?? 0, amount))
        if (wished.reduce((a, b) => a + b, 0) <= paid)
          rates.forEach(({ covered }, at) => expect(covered).toBeGreaterThanOrEqual(wished[at] ?? 0))
      }),
    )
  })
})

import type { PriceLine } from '../values.schemas.ts'

/** A price line of one amount, for tests of sums. */
export const priceLineOf = (amount: number, payableAt: PriceLine['payableAt']): PriceLine => ({
  kind: payableAt === 'on-site' ? 'on-site' : 'stay',
  key: 'x',
  quantity: 1,
  unit: 'stay',
  amount,
  currency: 'GBP',
  payableAt,
  mandatory: true,
})

import type { Currency } from '@camping/editions/markets.ts'
import type { Defaulted, DefaultedMoment, GeneratedId, NullableMoment, Optional } from './column-types.ts'

/** @public named by the types that are published. */
export interface DiscountsTable {
  id: GeneratedId
  brand: string
  code: string
  percent: Optional<number>
  /** Minor units of `currency`, as `least_total`. */
  amount: Optional<number>
  currency: Optional<Currency>
  site_codes: Optional<string[]>
  booked_from: Optional<string>
  booked_until: Optional<string>
  stay_from: Optional<string>
  stay_until: Optional<string>
  least_total: Optional<number>
  once_per_customer: Defaulted<boolean>
  most_uses: Optional<number>
  note: Defaulted<string>
  created_at: DefaultedMoment
  ended_at: NullableMoment
}

export interface DiscountTables {
  discounts: DiscountsTable
  discount_uses: { booking_id: number; discount_id: number; given_back_at: NullableMoment }
}

/** The fields of the order form, as typed. */
export interface VoucherFields {
  /** Minor units of a preset, or `other`. */
  readonly amount?: string
  readonly other?: string
  readonly recipient?: string
  readonly message?: string
  readonly buyerName?: string
  readonly email?: string
  /** `saferpay/twint`: provider and method. */
  readonly method?: string
  readonly agree?: boolean
}

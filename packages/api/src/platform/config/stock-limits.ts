/** How much of the stock one visitor may take, before and without payment. */
export interface StockLimits {
  readonly bookings: {
    /** Bookings from one network in an hour: an office, or a carrier's customers behind one address, book a few at most. */
    readonly perNetworkAndHour: number
    readonly perNetworkAndDay: number
    /** Bookings in an hour with one unverified e-mail address. */
    readonly perEmailAndHour: number
    /** Bookings in an hour by a customer signed in with that address: a club books for its members. */
    readonly perVerifiedEmailAndHour: number
  }
  readonly holds: {
    /** Live holds of one network, extended ones included. */
    readonly perNetwork: number
    /**
     * The share of an accommodation's units that one network may hold for overlapping nights, rounded up; always at
     * least two, since a family may choose two pitches.
     */
    readonly shareOfAccommodation: number
    readonly perAccommodation: number
  }
  /** How often one network may book, hold and register in an hour before it must prove that a person acts. */
  readonly unproved: Readonly<Record<ProvedAction, number>>
  readonly unpaid: {
    /** Bookings of a brand in a day from which the share is meaningful. */
    readonly atLeast: number
    /** Share of unpaid ones that raises an alarm. */
    readonly share: number
    /** Minutes that a booking may be unpaid before it counts. */
    readonly minutesToPay: number
  }
}

/** Actions that may require a proof of humanity. */
export type ProvedAction = 'book' | 'hold' | 'register'

/** The limits of the product. Tests and the bench of the API use others. */
export const stockLimits: StockLimits = {
  bookings: { perNetworkAndHour: 12, perNetworkAndDay: 40, perEmailAndHour: 3, perVerifiedEmailAndHour: 12 },
  holds: { perNetwork: 20, shareOfAccommodation: 1 / 3, perAccommodation: 2 },
  unproved: { book: 3, hold: 12, register: 3 },
  unpaid: { atLeast: 20, share: 0.8, minutesToPay: 60 },
}

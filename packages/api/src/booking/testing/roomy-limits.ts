import { type BrandAccess, shippedBrands } from '../../platform/config/brand-access.ts'
import { stockLimits, type StockLimits } from '../../platform/config/stock-limits.ts'

/** Limits high enough for tests of other features. */
export const roomyLimits: StockLimits = {
  ...stockLimits,
  bookings: {
    perNetworkAndHour: 1e6,
    perNetworkAndDay: 1e6,
    perEmailAndHour: 1e6,
    perVerifiedEmailAndHour: 1e6,
  },
  holds: { perNetwork: 1e6, shareOfAccommodation: 1, perAccommodation: 1e6 },
}

/** The shipped brands, whose bookers may hold any number of unpaid stays. */
export const roomyBrands: ReadonlyMap<string, BrandAccess> = new Map(
  [...shippedBrands].map(([brand, access]) => [
    brand,
    {
      ...access,
      unpaidLimits: Object.fromEntries(
        access.sites.map((site) => [site, { perAddress: 1e6, perNetwork: 1e6 }]),
      ),
    },
  ]),
)

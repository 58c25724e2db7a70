import type { BookingStay } from '@camping/contract/booking-stay.schemas.ts'
import type { Kysely, Selectable } from 'kysely'
import { priceCover } from '../../catalogue/pricing/price-cover.ts'
import { totalOf } from '../../catalogue/pricing/price-stay.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { BookingContext } from '../booking-context.ts'
import { bookedLines, partyOf, rateOf } from '../changes/quote-extras.ts'
import { loadMarketCovers } from '../pricing/market-covers.ts'
import { stayBetween } from '../pricing/stay-offer.ts'

/** The covers that a booking may have, at their price for the booked stay; the booked one has its agreed price. */
export async function offeredCovers(
  db: Kysely<Database>,
  row: Selectable<Database['bookings']>,
  { market, messages, today }: Pick<BookingContext, 'market' | 'messages' | 'today'>,
): Promise<BookingStay['covers']> {
  const lines = (await bookedLines(db, row.id)).map(({ line }) => line)
  const agreed = lines.filter(({ kind }) => kind === 'cover')
  const arrival = row.date_from
  const offered = await loadMarketCovers(db, { market, messages }, { arrival, today: today() })
  const rate = { ...(await rateOf(db, row)), bookingFee: 0, guaranteeFundPerPerson: 0 }
  const input = {
    nightsAmount: totalOf(lines.filter(({ kind }) => kind === 'stay')),
    party: partyOf(row),
    nights: stayBetween(arrival, row.date_to).nights,
    market: rate,
  }
  return [
    // It can neither be chosen nor given up any more.
    ...agreed
      .filter(({ key }) => !offered.some((one) => one.key === key))
      .map(({ key, label, amount }) => ({
        id: key,
        name: label ?? key,
        text: '',
        price: amount,
        chosen: true,
      })),
    ...offered.map((cover) => {
      const own = agreed.find(({ key }) => key === cover.key)
      const price = own?.amount ?? priceCover(cover, input).amount
      return { id: cover.key, name: cover.name, text: cover.text, price, chosen: own !== undefined }
    }),
  ]
}

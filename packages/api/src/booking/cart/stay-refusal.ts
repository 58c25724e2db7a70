import { dayNumber, weekdayOf } from '../../catalogue/search/read-model/day-number.ts'
import type { StayRefusal } from '../booking-problems.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'

/**
 * The first rule of the site that a stay breaks, or null. Beyond the end of the calendar it is `too-early` to
 * book.
 * @param today 'YYYY-MM-DD'; arriving today is allowed.
 */
export function stayRefusal(offer: StayOffer, today: string): StayRefusal | null {
  const { stay, party, accommodation, rule } = offer
  if (stay.dateFrom < today) return 'past'
  const persons = party.adults + party.childAges.length
  if (persons > accommodation.maxPersons || party.adults > accommodation.maxAdults) return 'party-too-large'
  // Check both dates: as text, a year beyond 9999 does not sort by time.
  if (stay.dateFrom >= offer.calendarEnd || stay.dateTo > offer.calendarEnd) return 'too-early'
  if (!rule || !offer.allNightsOpen) return 'closed'
  if ((rule.arrivalDays & (1 << weekdayOf(dayNumber(stay.dateFrom)))) === 0) return 'arrival-day'
  if (stay.nights < rule.minNights) return 'too-short'
  return stay.nights > rule.maxNights ? 'too-long' : null
}

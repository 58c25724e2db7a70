import type { Cart } from '@camping/contract/booking.schemas.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'

/** Site, accommodation and chosen unit as carts and confirmations show them. */
export function offerReply({
  site,
  accommodation,
  unit,
}: StayOffer): Pick<Cart, 'site' | 'accommodation' | 'unit'> {
  return {
    site: {
      id: site.id,
      name: site.name,
      slug: site.slug,
      funnel: site.funnel,
      country: site.country,
      area: site.area,
      image: { id: site.imageId, alt: `${site.name}, ${site.area.name}` },
      bookingMode: site.bookingMode,
    },
    accommodation: {
      id: accommodation.id,
      name: accommodation.name,
      category: accommodation.category,
      bedrooms: accommodation.bedrooms,
      maxPersons: accommodation.maxPersons,
      image: { id: accommodation.imageId, alt: `${accommodation.name}, ${site.name}` },
    },
    unit,
  }
}

/** A party in the contract's form. */
export function partyReply(party: StayOffer['party']): Cart['party'] {
  return { adults: party.adults, children: party.childAges.map((age) => ({ age })) }
}

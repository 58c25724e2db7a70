import type { BookingRecord } from '@camping/api/booking/documents/booking-record.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { inCurrency } from '@camping/storefront/stories/in-currency.ts'
import { confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { customerBookingFixture } from '@camping/testkit/fixtures/portal.fixture.ts'

/** The booking of the stories as mails get it, in the currency of an edition. */
export function sampleRecord(
  siteCode: SiteCode,
  { brand, translate }: { brand: string; translate: (text: string) => string },
): BookingRecord {
  const { currency } = markets[siteCode]
  const booking = inCurrency(confirmationFixture, currency)
  const isConverted = currency !== 'EUR'
  const lines = booking.priceLines.map(({ local, ...line }) =>
    isConverted && local ? { ...line, local } : line,
  )
  const { site, accommodation, dateFrom, dateTo, nights } = booking
  const party = { adults: booking.party.adults, childAges: booking.party.children.map(({ age }) => age) }
  const stay = { dateFrom, dateTo, nights }
  const request = { accommodationId: accommodation.id, stay, party }
  const cancellationTerms = [
    { daysBefore: 42, percent: 30 },
    { daysBefore: 28, percent: 60 },
    { daysBefore: 8, percent: 80 },
    { daysBefore: 1, percent: 90 },
    { daysBefore: null, percent: 100 },
  ]
  const named = ({ name, slug }: { name: string; slug: string }) => ({ slug, name: translate(name) })
  const { address, keys, directions, toBring } = customerBookingFixture.journey
  return {
    booking: {
      ...request,
      id: 1,
      ref: booking.bookingRef,
      state: 'confirmed',
      answerBy: null,
      declined: null,
      ended: null,
      payBy: booking.payBy && {
        index: booking.payBy.index,
        open: booking.payBy.open,
        dueAt: new Date(booking.payBy.dueAt),
        endsAt: booking.payBy.endsAt === null ? null : new Date(booking.payBy.endsAt),
      },
      firstName: booking.firstName,
      email: 'robin@guest.example',
      currency,
      total: booking.total,
      payable: booking.due,
      lines,
      plan: 'deposit',
      rates: booking.paymentRates,
      cancellationTerms,
      agreedOn: '2026-11-21',
      leastCost: 0,
      exchange: isConverted ? booking.exchange : null,
      paid: 0,
      fees: 0,
      due: booking.due,
      goingBack: 0,
      cancellation: null,
      voucher: null,
    },
    offer: {
      ...request,
      unit: null,
      site: {
        id: site.id,
        name: site.name,
        slug: site.slug,
        live: true,
        bookingMode: 'instant',
        unitChoiceFee: null,
        cancellationTerms,
        imageId: site.image.id,
        funnel: named(site.funnel),
        country: { ...named(site.country), code: site.country.code },
        area: named(site.area),
        location: booking.location,
        hours: booking.hours,
        goodToKnow: booking.goodToKnow.map(translate),
      },
      accommodation: {
        id: accommodation.id,
        name: translate(accommodation.name),
        category: accommodation.category,
        bedrooms: accommodation.bedrooms,
        maxPersons: accommodation.maxPersons,
        maxAdults: accommodation.maxPersons,
        imageId: accommodation.image.id,
      },
      calendarEnd: '2027-10-31',
      allNightsOpen: true,
      nightlyPrices: [],
      rule: undefined,
      terms: { onSiteCosts: [] },
      onSiteNames: {},
      market: {
        currency,
        ppm: booking.exchange?.ppm ?? 1_000_000,
        bookingFee: 1950,
        guaranteeFundPerPerson: 0,
      },
    },
    journey: {
      address,
      keys: translate(keys),
      directions: translate(directions),
      toBring: toBring.map(translate),
    },
    texts: booking.agreedTexts.map((text) => ({
      ...text,
      title: translate(text.title),
      language: markets[siteCode].languageTag,
      blocks: [],
    })),
    brand,
    siteCode,
    cartId: 'abcdefghijklmnopqrstuv',
    bookerName: 'Robin Vale',
    travellers: ['Kim', 'Jo'],
    bookedOn: '2026-11-21',
    createdAt: new Date('2026-11-21T09:30:00Z'),
  }
}

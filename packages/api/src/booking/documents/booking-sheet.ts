import type { KeyIn } from '@camping/editions/messages/message-key.ts'
import { groupPriceLines } from '@camping/contract/group-price-lines.ts'
import { cancellationWords } from '@camping/contract/cancellation-words.ts'
import { plannedSums } from '@camping/contract/planned-sums.ts'
import { exchangeWords, priceLineWords } from '@camping/contract/price-line-words.ts'
import type { PriceLine } from '@camping/contract/values.schemas.ts'
import { legalOf } from '../cart/cart-legal.ts'
import { cancellationSteps } from '../stored/cancellation-steps.ts'
import type { StayOffer } from '../pricing/stay-offer.types.ts'
import type { MailRow, MailTable } from '../../platform/mail/mail-content.ts'
import type { BookingRecord } from './booking-record.ts'
import type { EditionWords } from '../../platform/mail/edition-words.ts'

/** A booking in tables: the same in a mail and in a document. */

/** Where, what and when: the stay before it is booked. */
export function placeRows(
  { site, accommodation, unit, stay }: StayOffer,
  { t, day, clock }: EditionWords,
): MailRow[] {
  const { hours } = site
  return [
    { label: t('confirmation.site'), value: `${site.name}, ${site.area.name}, ${site.country.name}` },
    {
      label: t('confirmation.accommodation'),
      value: accommodation.name,
      ...(unit && { detail: t('confirmation.unit', { unit: unit.label }) }),
    },
    {
      label: t('confirmation.arrival'),
      value: day(stay.dateFrom),
      ...(hours && {
        detail: t('travel.checkIn', { from: clock(hours.checkInFrom), until: clock(hours.checkInUntil) }),
      }),
    },
    {
      label: t('confirmation.departure'),
      value: day(stay.dateTo),
      ...(hours && { detail: t('travel.checkOut', { until: clock(hours.checkOutUntil) }) }),
    },
    { label: t('confirmation.nights'), value: t('shell.nights', { nights: stay.nights }) },
  ]
}

/** Reference, place, dates and who comes. */
export function stayTable(record: BookingRecord, words: EditionWords): MailTable {
  const { t } = words
  const { booking, offer, travellers } = record
  const { adults, childAges } = booking.party
  const party =
    childAges.length > 0
      ? t('shell.party', { adults, children: childAges.length })
      : t('shell.adults', { adults })
  return {
    title: t('mail.booking.stay'),
    rows: [
      { label: t('confirmation.reference'), value: booking.ref, strong: true },
      ...placeRows(offer, words),
      { label: t('confirmation.party'), value: party },
      { label: t('mail.booking.booker'), value: record.bookerName },
      ...(travellers.length > 0
        ? [{ label: t('mail.booking.travellers'), value: travellers.join(', ') }]
        : []),
    ],
  }
}

/** Every price line, to whom it is paid, and the total: the agreed amounts, never priced again. */
export function priceTable({ booking }: BookingRecord, words: EditionWords): MailTable {
  const { t, money, brand } = words
  const { exchange } = booking
  const { shop, onSite, shopTotal, onSiteTotal } = groupPriceLines(booking.lines)
  const sum = (label: string, minor: number): MailRow => ({
    label,
    value: money(minor, booking.currency),
    strong: true,
  })
  const rows = (lines: readonly PriceLine[]) => lines.map((line) => lineRow(line, words))
  return {
    title: t('confirmation.price'),
    rows: [
      ...rows(shop),
      ...(onSite.length > 0
        ? [sum(t('price.shop', { brand }), shopTotal), ...rows(onSite), sum(t('price.onSite'), onSiteTotal)]
        : []),
      sum(t('price.total'), booking.total),
    ],
    note: [t('price.total.hint'), ...(exchange ? [exchangeWords(exchange, words)] : [])].join('. '),
  }
}

/** A price line: name, details and amount. */
export function lineRow(line: PriceLine, words: EditionWords): MailRow {
  const { label, details } = priceLineWords(line, words)
  return {
    label,
    ...(details.length > 0 ? { detail: details.join(' · ') } : {}),
    value: words.money(line.amount, line.currency),
  }
}

/** The payment rates with their due dates. Undefined when nothing is owed. */
export function paymentTable(record: BookingRecord, words: EditionWords): MailTable | undefined {
  const { t, money, date } = words
  const { rates, paid, fees, currency, voucher, lines } = record.booking
  if (rates.length === 0) return undefined
  const sums = plannedSums(rates, lines)
  return {
    title: t('confirmation.payment'),
    rows: [
      ...rates.map((rate) => ({
        label: t(rates.length === 1 ? 'price.rate.full' : `price.rate.${rate.kind}`, {
          number: rate.index + 1,
          count: rates.length,
        }),
        detail:
          rate.status === 'paid'
            ? t('mail.booking.paid')
            : rate.dueDate <= record.bookedOn
              ? t('price.rate.now')
              : t('price.rate.until', { date: date(rate.dueDate) }),
        value: money(rate.amount, rate.currency),
      })),
      ...(sums && sums.onSiteTotal > 0
        ? [
            {
              label: t('price.onSite'),
              detail: t('price.onSite.due'),
              value: money(sums.onSiteTotal, currency),
            },
          ]
        : []),
      ...(sums ? [{ label: t('price.total'), value: money(sums.total, currency), strong: true }] : []),
      ...(voucher && voucher.paid > 0
        ? [{ label: t('price.voucher.paid'), value: money(voucher.paid, currency) }]
        : []),
      ...(voucher && voucher.reserved > 0
        ? [
            {
              label: t(voucher.until ? 'mail.payment.voucherWaits' : 'mail.payment.voucherReserved'),
              value: money(voucher.reserved, currency),
            },
          ]
        : []),
      ...(paid > 0
        ? [{ label: t('mail.booking.paidSoFar'), value: money(paid, currency), strong: true }]
        : []),
      ...(fees > 0 ? [{ label: t('mail.booking.fees'), value: money(fees, currency) }] : []),
    ],
    ...paymentNote(record, words),
  }
}

/** What happens with the payment next; nothing where all is paid. */
function paymentNote(record: BookingRecord, words: EditionWords): Pick<MailTable, 'note'> {
  const { paid, payable, state } = record.booking
  const { t } = words
  if (state === 'requested') {
    const { site } = record.offer
    return { note: t('confirmation.next.request', { site: site.name, until: answeredBy(record, words) }) }
  }
  return paid < payable ? { note: t('confirmation.next.pay') } : {}
}

/** booking-14: what cancelling costs, as agreed. Undefined where nothing is booked for sure. */
export function cancellationTable({ booking }: BookingRecord, words: EditionWords): MailTable | undefined {
  const steps = cancellationSteps(booking)
  if (steps.length === 0) return undefined
  const { rows, note } = cancellationWords(steps, booking.lines, words)
  return {
    title: words.t('price.cancel.title'),
    rows: rows.map(({ label, pays, back }) => ({ label, value: pays, ...(back ? { detail: back } : {}) })),
    note,
  }
}

/**
 * booking-15: what was agreed to and when; the fingerprint names the wording. Undefined for bookings from before texts
 * were stored.
 */
export function agreedTable({ texts }: BookingRecord, { t, moment }: EditionWords): MailTable | undefined {
  if (texts.length === 0) return undefined
  return {
    title: t('documents.agreed'),
    rows: texts.map(({ title, hash, agreedAt }) => ({
      label: title,
      detail: t('documents.agreed.version', { version: hash.slice(0, shownHash) }),
      value: moment(new Date(agreedAt)),
    })),
    note: t('documents.agreed.where'),
  }
}

/** Digits of a hash that people compare; documents with the wording have all. */
const shownHash = 12

/** What its cancellation came to, as stored (rule booking-16). Undefined where no money was in it. */
export function cancelledTable(
  { booking: { cancellation, currency } }: BookingRecord,
  { t, money }: EditionWords,
): MailTable | undefined {
  if (!cancellation) return undefined
  const { paid, cost, retained, owed, refund } = cancellation
  if (paid + cost === 0) return undefined
  const row = (name: KeyIn<'price.cancelled'>, minor: number) => ({
    label: t(`price.cancelled.${name}`),
    value: money(minor, currency),
  })
  return {
    title: t('price.cancelled.title'),
    rows: [
      row('paid', paid),
      row('cost', cost),
      ...(retained > 0 ? [row('retained', retained)] : []),
      { ...(owed > 0 ? row('owed', owed) : row('refund', refund)), strong: true },
    ],
  }
}

/** The site's deadline for answering a request; '' for a booking that is no request. */
export function answeredBy({ booking }: BookingRecord, { moment }: EditionWords): string {
  return booking.answerBy ? moment(booking.answerBy) : ''
}

/** The notices that the law requires with a booking, as at the order button. */
export function notices({ booking, offer }: BookingRecord, { notice }: EditionWords): string[] {
  return legalOf(offer, booking.lines)
    .notices // The notice about waiting applies only until the site has answered.
    .filter((key) => key !== 'checkout.legal.on-request' || booking.state === 'requested')
    .map((key) => notice(key))
}

/** Where the site is, and how to get there and in. */
export function placeTable({ offer, journey }: BookingRecord, { t }: EditionWords): MailTable {
  const { site } = offer
  const { lat, lng } = site.location
  const place = [journey.address, site.area.name, site.country.name].filter((part) => part !== '')
  return {
    title: t('travel.there'),
    rows: [
      { label: t('travel.place'), value: place.join(', ') },
      { label: t('travel.coordinates'), value: `${lat.toFixed(5)}, ${lng.toFixed(5)}` },
    ],
    note: [journey.directions, journey.keys].filter((text) => text !== '').join(' '),
  }
}

/** Directions and what to bring, as far as the site provides them. */
export function journeyTables(record: BookingRecord, words: EditionWords): MailTable[] {
  const { toBring } = record.journey
  return [
    placeTable(record, words),
    ...(toBring.length > 0 ? [{ title: words.t('travel.bring'), rows: [], note: toBring.join(' · ') }] : []),
  ]
}

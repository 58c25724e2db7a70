import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeclineReason } from '../../platform/db/booking-tables.ts'
import { shippedBrands } from '../../platform/config/brand-access.ts'
import { type Desk, openDesk } from '../testing/booking-desk.ts'
import * as world from '../testing/booking-world.ts'
import { type ComposedMail, composeMail } from '../../platform/mail/compose-mail.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'
import { findTestIdentity } from '../../platform/mail/testing/test-identity.ts'
import { type BookingNews, bookingMailContent } from './booking-mail-content.ts'
import { type BookingRecord, readRecord } from '../documents/booking-record.ts'
import { holdEndedContent } from './hold-ended-content.ts'
import { moneyMailContent } from './money-mail-content.ts'
import { reminderContent } from './payment-reminder-content.ts'
import { orderAt } from '../documents/testing/order-at.ts'

const editions = [...shippedBrands].flatMap(([brand, { sites }]) => sites.map((site) => ({ brand, site })))
const reasons: DeclineReason[] = ['unstated', 'full', 'closed', 'unsuitable', 'unanswered']

/** Words that only this message set uses in this mail. */
const expectedWords: Record<
  BookingNews | 'hold' | 'payment' | 'refund' | 'voucher' | 'before' | 'on' | 'after',
  Record<(typeof markets)[SiteCode]['messages'], string>
> = {
  requested: {
    'en-GB': 'will confirm by',
    de: 'Ihre Anfrage ist unterwegs',
    'de-CH': 'Ihre Anfrage ist unterwegs',
    fr: 'Votre demande a bien été envoyée',
    nl: 'bevestigt je aanvraag uiterlijk',
    'nl-BE': 'bevestigt je aanvraag ten laatste',
    it: 'La tua richiesta',
  },
  booked: {
    'en-GB': 'Your holiday is booked',
    de: 'bewahren Sie diese E-Mail auf',
    'de-CH': 'bewahren Sie dieses E-Mail auf',
    fr: 'Vos vacances sont réservées',
    nl: 'bewaar deze e-mail',
    'nl-BE': 'hou deze e-mail bij',
    it: 'La tua vacanza è prenotata',
  },
  confirmed: {
    'en-GB': 'has confirmed your request',
    de: 'hat Ihre Anfrage bestätigt',
    'de-CH': 'dieses E-Mail',
    fr: 'a confirmé votre demande',
    nl: 'heeft je aanvraag bevestigd',
    'nl-BE': 'heeft je aanvraag bevestigd',
    it: 'ha confermato la tua richiesta',
  },
  declined: {
    'en-GB': 'your stay couldn’t be confirmed',
    de: 'konnte leider nicht bestätigt werden',
    'de-CH': 'konnte leider nicht bestätigt werden',
    fr: 'n’a malheureusement pas pu être confirmé',
    nl: 'Helaas niet beschikbaar',
    'nl-BE': 'Helaas niet beschikbaar',
    it: 'purtroppo il tuo soggiorno non è stato confermato',
  },
  cancelled: {
    'en-GB': 'Your booking has been cancelled',
    de: 'Ihre Buchung wurde storniert',
    'de-CH': 'Ihre Buchung wurde annulliert',
    fr: 'Votre réservation a été annulée',
    nl: 'Je boeking is geannuleerd',
    'nl-BE': 'Je boeking is geannuleerd',
    it: 'La tua prenotazione è stata annullata',
  },
  ended: {
    'en-GB': 'accommodation is on sale again',
    de: 'die Unterkunft wieder verfügbar',
    'de-CH': 'die Unterkunft wieder verfügbar',
    fr: 'de nouveau disponible',
    nl: 'is de accommodatie weer beschikbaar',
    'nl-BE': 'is de accommodatie opnieuw beschikbaar',
    it: 'di nuovo disponibile',
  },
  before: {
    'en-GB': 'Please pay',
    de: 'Bitte bezahlen Sie',
    'de-CH': 'Bitte bezahlen Sie',
    fr: 'Merci de payer',
    nl: 'Binnenkort te betalen',
    'nl-BE': 'Binnenkort te betalen',
    it: 'Paga',
  },
  on: {
    'en-GB': 'is due today',
    de: 'sind heute fällig',
    'de-CH': 'Bitte bezahlen Sie heute',
    fr: 'À payer aujourd’hui',
    nl: 'Vandaag te betalen',
    'nl-BE': 'ten laatste',
    it: 'Da pagare oggi',
  },
  after: {
    'en-GB': 'Payment overdue',
    de: 'noch nicht eingegangen',
    'de-CH': 'noch nicht eingegangen',
    fr: 'Paiement en retard',
    nl: 'nog niet ontvangen',
    'nl-BE': 'nog niet ontvangen',
    it: 'Pagamento scaduto',
  },
  hold: {
    'en-GB': 'your reserved time has run out',
    de: 'nichts abgebucht',
    'de-CH': 'nichts belastet',
    fr: 'le délai de réservation est écoulé',
    nl: 'niets afgeschreven',
    'nl-BE': 'niets aangerekend',
    it: 'il tempo per prenotare è scaduto',
  },
  payment: {
    'en-GB': 'We’ve received',
    de: 'Gebühr für diese Zahlung',
    'de-CH': 'Gebühr für diese Zahlung',
    fr: 'Paiement reçu',
    nl: 'Betaling ontvangen',
    'nl-BE': 'goed ontvangen',
    it: 'Pagamento ricevuto',
  },
  refund: {
    'en-GB': 'ten working days',
    de: 'Erstattung:',
    'de-CH': 'zurückerstattet',
    fr: 'Remboursement\u00A0:',
    nl: 'oorspronkelijke betaalmethode',
    'nl-BE': 'vooraleer je het bij je bank ziet',
    it: 'Rimborso:',
  },
  voucher: {
    'en-GB': 'back on your gift voucher',
    de: 'dem Gutschein wieder gutgeschrieben',
    'de-CH': 'dem Gutschein wieder gutgeschrieben',
    fr: 'votre prochaine réservation',
    nl: 'weer op je cadeaubon',
    'nl-BE': 'opnieuw op je cadeaubon',
    it: 'sullo stesso buono',
  },
}
const english =
  /\b(the|you|your|and|with|stay|booking|booked|nights?|people|price|paid|travelling|guests|answer)\b/i

describe.each(editions)('mails of $brand in $site', ({ brand, site }) => {
  const identity = findTestIdentity(brand, site) as MailIdentity
  const market = markets[site]
  const money = (minor: number, currency: string) =>
    moneyText((minor / 100).toLocaleString(market.languageTag, { ...moneyOptions, currency }))

  const mailOf = (record: BookingRecord, news: BookingNews, declined: DeclineReason | null = null) =>
    composeMail(
      identity,
      bookingMailContent(identity, { ...record, booking: { ...record.booking, declined } }, news),
    )

  /** Checks the words, unreplaced placeholders, and links that leave the edition. */
  const judge = ({ subject, text, html }: ComposedMail, kind: keyof typeof expectedWords) => {
    const content = `${subject}\n${text}`
    expect(content).toContain(expectedWords[kind][market.messages])
    expect(content).not.toMatch(/[{}]|undefined|NaN|Invalid|\b(mail|confirmation|price|shell|unpaid)\.[a-z]/)
    if (market.messages !== 'en-GB') expect(content.replace(/https?:\S+|\S+@\S+/g, '')).not.toMatch(english)
    if (market.messages === 'de-CH') expect(content).not.toMatch(/ß/)
    expect(subject.length).toBeLessThan(70)
    for (const body of [text, html]) {
      const links = [...body.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link)
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) expect(link).toMatch(`https://${site}.${brand}.example/${site}/`)
      expect(body).toContain(identity.displayName)
    }
    expect(html).toContain(`bgcolor="${identity.colours.brand}"`)
    expect(html).toContain(`lang="${market.languageTag}"`)
    // The preview text that inboxes show after the subject must differ from it.
    const preview = /display:none[^>]*>([^<]+)</.exec(html)?.[1] ?? ''
    expect(preview.length).toBeGreaterThan(20)
    expect(subject).not.toContain(preview)
  }

  test.each(['requested', 'booked', 'confirmed', 'cancelled'] as const)('%s', (news) => {
    const record = recordOf(site)
    const mail = mailOf(record, news)
    judge(mail, news)
    const { total, currency, lines } = record.booking
    const amounts = [total, ...lines.map(({ amount }) => amount)].map((minor) => money(minor, currency))
    for (const amount of amounts) expect(mail.text.includes(amount)).toBe(news !== 'cancelled')
    expect(mail.text).toContain(`/${site}/booking/confirmation/${record.cartId}`)
  })

  test.each(reasons)('declined: %s', (reason) => {
    const record = recordOf(site)
    const mail = mailOf(record, 'declined', reason)
    judge(mail, 'declined')
    expect(mail.text).toContain(identity.text(`confirmation.declined.${reason}`, { site: 'Site 2' }))
    const link = /https:\S+/.exec(mail.text)?.[0] ?? ''
    if (identity.hasSearch) expect(link).toContain(`?date=${record.booking.stay.dateFrom}&children=5`)
    else expect(link).toContain('/booking/confirmation/')
    expect(mail.text).not.toContain(money(record.booking.total, record.booking.currency))
  })

  test.each([
    ['payment', 'payment', 12_345],
    ['refund', 'refund', -12_345],
    ['voucher', 'refund', -12_345],
  ] as const)('money: %s', (news, kind, amount) => {
    const record = recordOf(site)
    const { currency } = record.booking
    const entry = {
      kind,
      provider: news === 'voucher' ? 'gift_voucher' : 'saferpay',
      amount,
      fee: kind === 'payment' ? 120 : 0,
      currency,
      provider_transaction_id: '4711',
      created_at: new Date('2027-03-01T10:00:00Z'),
      ...(news === 'voucher' && { voucherLeft: 4_321 }),
    }
    const mail = composeMail(identity, moneyMailContent(identity, record, entry))
    judge(mail, news)
    if (kind === 'refund')
      expect(mail.text.includes(identity.text('mail.refund.text')), 'names the bank').toBe(news === 'refund')
    for (const body of [mail.subject, mail.text, mail.html]) expect(body).toContain(money(12_345, currency))
    expect(mail.text.includes(money(120, currency))).toBe(kind === 'payment')
    expect(mail.text.includes(money(4_321, currency))).toBe(news === 'voucher')
  })

  test.each(['before', 'on', 'after'] as const)('a reminder of a payment: %s', (news) => {
    const record = recordOf(site)
    const payBy = {
      index: 0,
      open: 12_345,
      dueAt: new Date('2027-03-01T10:00:00Z'),
      endsAt: new Date('2027-03-04T10:00:00Z'),
    }
    const mail = composeMail(identity, reminderContent(identity, record, { news, payBy }))
    judge(mail, news)
    const { currency } = record.booking
    for (const body of [mail.text, mail.html]) expect(body).toContain(money(12_345, currency))
    expect(mail.text).toContain(`/${site}/booking/confirmation/${record.cartId}`)
    const stays = composeMail(
      identity,
      reminderContent(identity, record, { news, payBy: { ...payBy, endsAt: null } }),
    )
    expect(stays.text.length).toBeLessThan(mail.text.length)
    judge(stays, news)
  })

  test('ended unpaid: the link leads to the same stay for the same party', () => {
    const record = recordOf(site)
    const mail = mailOf(record, 'ended')
    judge(mail, 'ended')
    const link = /https:\S+/.exec(mail.text)?.[0] ?? ''
    if (identity.hasSearch) expect(link).toMatch(/\/site-2\?date=[\d-]+&children=5/)
    else expect(link).toContain('/booking/confirmation/')
    if (identity.hasSearch) expect(link).toContain(record.booking.stay.dateFrom)
  })

  test('hold ended', () => {
    const { offer, cartId } = recordOf(site)
    judge(composeMail(identity, holdEndedContent(identity, { offer, cartId, name: 'Anna' })), 'hold')
  })
})

const records = new Map<SiteCode, BookingRecord>()
let desk: Desk
beforeAll(async () => {
  desk = await openDesk('pglite')
  const order = orderAt(desk)
  for (const site of siteCodes) {
    const { cart } = await order(site, { cart: { accommodationId: world.onRequest } })
    const record = await readRecord(desk.db, { cartId: cart.id, brand: 'alder', siteCode: site })
    if (record) records.set(site, record)
  }
})
afterAll(() => desk?.close())

function recordOf(site: SiteCode): BookingRecord {
  const record = records.get(site)
  if (!record) throw new Error(`Nothing was booked in ${site}`)
  return record
}

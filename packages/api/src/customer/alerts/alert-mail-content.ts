import type { Currency } from '@camping/editions/markets.ts'
import type { Party } from '../../catalogue/pricing/pricing.types.ts'
import { dateOfDay, dayNumber } from '../../catalogue/search/read-model/day-number.ts'
import { editionWords, type EditionWords } from '../../platform/mail/edition-words.ts'
import type { MailContent, MailRow } from '../../platform/mail/mail-content.ts'
import type { MailIdentity } from '../../platform/mail/mail-identity.ts'

/** What an alert is for, in the words of its edition. */
export interface DescribedAlert {
  readonly site: { readonly name: string; readonly place: string }
  readonly nights: number
  readonly party: Party
  readonly currency: Currency
  /** 'YYYY-MM-DD', the last day of the alert. */
  readonly endsOn: string
}

export interface AlertConfirmation extends DescribedAlert {
  /** Null: any of the site. */
  readonly accommodation: string | null
  readonly dateFrom: string
  readonly flexibleDays: number
  readonly maxTotal: number | null
}

/** A free stay with the link that opens its cart. */
export interface OfferedStay {
  readonly accommodation: string
  readonly dateFrom: string
  readonly total: number
  readonly cartUrl: string
}

/** The words of the mail that asks to confirm an alert. */
export function alertConfirmationContent(
  identity: MailIdentity,
  alert: AlertConfirmation,
  { confirmUrl, endUrl }: { confirmUrl: string; endUrl: string },
): MailContent {
  const words = editionWords(identity)
  const { t, day, date, money } = words
  const site = alert.site.name
  const arrival: MailRow = {
    label: t('confirmation.arrival'),
    value: day(alert.dateFrom),
    ...(alert.flexibleDays > 0 && { detail: t('alertmail.flexible', { days: alert.flexibleDays }) }),
  }
  return {
    subject: t('alertmail.confirm.subject', { site }),
    preview: t('alertmail.confirm.preview'),
    heading: t('mail.newsletter.heading'),
    paragraphs: [t('alertmail.confirm.text', { site })],
    button: { text: t('alertmail.confirm.button'), href: confirmUrl },
    tables: [
      {
        title: t('alertmail.title'),
        rows: [
          siteRow(alert, words),
          { label: t('confirmation.accommodation'), value: alert.accommodation ?? t('alertmail.any') },
          arrival,
          ...guestRows(alert, words),
          ...(alert.maxTotal === null
            ? []
            : [{ label: t('alertmail.max'), value: money(alert.maxTotal, alert.currency) }]),
        ],
      },
    ],
    notes: [
      t('alertmail.confirm.validity'),
      t('alertmail.ends', { date: date(alert.endsOn) }),
      t('mail.newsletter.notYou'),
    ],
    footerLink: { text: t('alertmail.stop'), href: endUrl },
  }
}

/** The words of the mail about free stays, the best of them first. */
export function alertFoundContent(
  identity: MailIdentity,
  alert: DescribedAlert & { readonly isLast: boolean },
  { stays, endUrl }: { stays: readonly [OfferedStay, ...OfferedStay[]]; endUrl: string },
): MailContent {
  const words = editionWords(identity)
  const { t, day, date, money } = words
  const [best, ...others] = stays
  const departure = ({ dateFrom }: OfferedStay) => dateOfDay(dayNumber(dateFrom) + alert.nights)
  return {
    subject: t('alertmail.found.subject', { site: alert.site.name }),
    preview: t('mail.booking.preview', { from: day(best.dateFrom), to: day(departure(best)) }),
    heading: t('alertmail.found.heading'),
    paragraphs: [t('alertmail.found.text'), t('alertmail.found.hold')],
    button: { text: t('alertmail.found.button'), href: best.cartUrl },
    links: others.map((stay) => ({
      text: t('alertmail.found.other', {
        accommodation: stay.accommodation,
        from: date(stay.dateFrom),
        to: date(departure(stay)),
        total: money(stay.total, alert.currency),
      }),
      href: stay.cartUrl,
    })),
    tables: [
      {
        title: t('mail.booking.stay'),
        rows: [
          siteRow(alert, words),
          { label: t('confirmation.accommodation'), value: best.accommodation },
          { label: t('confirmation.arrival'), value: day(best.dateFrom) },
          { label: t('confirmation.departure'), value: day(departure(best)) },
          ...guestRows(alert, words),
          { label: t('price.total'), value: money(best.total, alert.currency), strong: true },
        ],
      },
    ],
    notes: [alert.isLast ? t('alertmail.found.last') : t('alertmail.ends', { date: date(alert.endsOn) })],
    footerLink: { text: t('alertmail.stop'), href: endUrl },
  }
}

const siteRow = ({ site }: DescribedAlert, { t }: EditionWords): MailRow => ({
  label: t('confirmation.site'),
  value: `${site.name}, ${site.place}`,
})

const guestRows = ({ nights, party }: DescribedAlert, { t }: EditionWords): MailRow[] => [
  { label: t('confirmation.nights'), value: t('shell.nights', { nights }) },
  { label: t('confirmation.party'), value: partyText(party, t) },
]

const partyText = ({ adults, childAges }: Party, t: EditionWords['t']): string =>
  childAges.length > 0
    ? t('shell.party', { adults, children: childAges.length })
    : t('shell.adults', { adults })

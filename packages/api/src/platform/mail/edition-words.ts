import { editionMoment } from '@camping/editions/edition-moment.ts'
import type { Currency } from '@camping/editions/markets.ts'
import type { MailIdentity } from './mail-identity.ts'

/** An edition's words, money and dates, in the format of its pages. */
export interface EditionWords {
  readonly brand: string
  t(key: string, values?: Readonly<Record<string, string | number>>): string
  /** Minor units. */
  money(minor: number, currency: Currency): string
  /** An exchange rate with all its decimals. */
  rate(value: number, currency: Currency): string
  /** 'YYYY-MM-DD' as "Saturday, 5 June 2027". */
  day(date: string): string
  /** 'YYYY-MM-DD' as "5 June 2027". */
  date(date: string): string
  /** The date of a moment in the edition's time zone: 'YYYY-MM-DD'. */
  dayOf(at: Date): string
  /** Name of a country, ISO 3166-1 alpha-2. */
  region(code: string): string
  /** A moment in the edition's time zone: date and time. */
  moment(at: Date): string
}

/** Formats for an edition. Created per mail, which is cheap compared with sending it. */
export function editionWords(identity: MailIdentity): EditionWords {
  const { languageTag, displayName } = identity
  const days = new Intl.DateTimeFormat(languageTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const dates = new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' })
  // Noon: the same calendar date in every server time zone.
  const noonOf = (date: string) => new Date(`${date}T12:00:00Z`)
  const day = (date: string) => days.format(noonOf(date))
  return {
    brand: displayName,
    t: (key, values) => identity.text(key, values),
    money: (minor, currency) =>
      new Intl.NumberFormat(languageTag, { style: 'currency', currency }).format(minor / 100),
    rate: (value, currency) =>
      new Intl.NumberFormat(languageTag, { style: 'currency', currency, maximumFractionDigits: 6 }).format(
        value,
      ),
    day,
    date: (date) => dates.format(noonOf(date)),
    dayOf: (at) => editionMoment(identity.siteCode, at).date,
    // An unknown country code stands as it is.
    region: (code) =>
      /^[A-Z]{2}$/.test(code)
        ? (new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? code)
        : code,
    moment(at) {
      const { date, time } = editionMoment(identity.siteCode, at)
      return identity.text('confirmation.moment', { date: day(date), time })
    },
  }
}

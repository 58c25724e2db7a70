import type { MessageKey } from '@camping/editions/messages/message-key.ts'
import { clockText } from '@camping/editions/clock-text.ts'
import { dateText, elided } from '@camping/editions/date-text.ts'
import { noticeIn } from '@camping/editions/messages/country-notices.ts'
import { editionMoment } from '@camping/editions/edition-moment.ts'
import type { Currency } from '@camping/editions/markets.ts'
import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import type { MailIdentity } from './mail-identity.ts'

/** An edition's words, money and dates, in the format of its pages. */
export interface EditionWords {
  readonly brand: string
  t(key: MessageKey, values?: Readonly<Record<string, string | number>>): string
  /** A legal notice, in the words of the edition's law. */
  notice(key: MessageKey): string
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
  /** 'HH:MM' as the edition writes it. */
  clock(time: string): string
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
  const day = (date: string) => dateText(languageTag, days.format(noonOf(date)))
  const t: EditionWords['t'] = (key, values) => {
    const text = identity.text(key, values)
    return languageTag === 'it-IT' ? elided(text) : text
  }
  return {
    brand: displayName,
    t,
    notice: (key) => identity.text(noticeIn(identity.siteCode, key)),
    money: (minor, currency) =>
      moneyText(new Intl.NumberFormat(languageTag, { ...moneyOptions, currency }).format(minor / 100)),
    rate: (value, currency) =>
      moneyText(
        new Intl.NumberFormat(languageTag, { ...moneyOptions, currency, maximumFractionDigits: 6 }).format(
          value,
        ),
      ),
    day,
    date: (date) => dateText(languageTag, dates.format(noonOf(date))),
    dayOf: (at) => editionMoment(identity.siteCode, at).date,
    clock: (time) => clockText(languageTag, time),
    // An unknown country code stands as it is.
    region: (code) =>
      /^[A-Z]{2}$/.test(code)
        ? (new Intl.DisplayNames(languageTag, { type: 'region' }).of(code) ?? code)
        : code,
    moment(at) {
      const { date, time } = editionMoment(identity.siteCode, at)
      return t('confirmation.moment', { date: day(date), time: clockText(languageTag, time) })
    },
  }
}

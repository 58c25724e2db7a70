import { examplePostcode } from '@camping/contract/postcodes.ts'
import { clockText } from '@camping/editions/clock-text.ts'
import { dateText } from '@camping/editions/date-text.ts'
import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import type { PlannedMarket } from './planned-market.ts'

/**
 * Source texts of lines that need no other edition, by the name of their table: the platform knows the time zones and figures of
 * a country, and the product its postcodes.
 */
export function knownValues({ row }: PlannedMarket): Map<string, string> {
  const { languageTag, currency } = row
  const country = languageTag.slice(-2)
  const quoted = (text: string) => `'${plain(text).replaceAll("'", String.raw`\'`)}'`
  const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`
  const [zone] = zonesOf(languageTag)
  const amount = new Intl.NumberFormat(languageTag, { ...moneyOptions, currency }).format(1103.84)
  const day = new Intl.DateTimeFormat(languageTag, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const days = ['01', '08', '11'].map((one) =>
    dateText(languageTag, day.format(new Date(`2027-07-${one}T12:00:00Z`))),
  )
  return new Map([
    ...(zone === undefined ? [] : [['timeZones', quoted(zone)] as const]),
    ['postcodes', quoted(examplePostcode(country))],
    ['amounts', quoted(moneyText(amount))],
    ['days', list(days)],
    ['clocks', list(['14:00', '09:30'].map((time) => clockText(languageTag, time)))],
  ])
}

/** Spaces differ in width between versions of the locale data. */
const plain = (text: string) => text.replaceAll(/[\s\u00A0\u202F\u2009]/g, ' ')

/** The time zones of a country; a method in newer platforms, a property in older ones. */
function zonesOf(languageTag: string): readonly string[] {
  const locale = new Intl.Locale(languageTag) as Intl.Locale & {
    getTimeZones?: () => readonly string[]
    timeZones?: readonly string[]
  }
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

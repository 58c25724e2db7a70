import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import type { MarketRow } from '@camping/editions/markets.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const month = months.join('|')
const shortDay = weekdays.map((name) => name.slice(0, 3)).join('|')

/** Amounts, percentages, days and decimals, as sample texts write them in English. */
const figure = new RegExp(
  [
    String.raw`−?[£€][\d,]+(?:\.\d+)?`,
    String.raw`−?\d+(?:\.\d+)?%`,
    String.raw`(?:(?:${shortDay}|${weekdays.join('|')}) )?\d{1,2}(?:–\d{1,2})? (?:${month})(?: \d{4})?`,
    String.raw`(?:${month})(?: \d{4})?(?= –|$)`,
    String.raw`(?:${month}) \d{4}`,
    weekdays.join('|'),
    String.raw`\d+(?:,\d{3})+(?:\.\d+)?|\d+\.\d+`,
    String.raw`\d+`,
  ].join('|'),
  'gu',
)

/** The year of a day without one: in the samples 12 July is a Saturday. */
const sampleYear = 2025

/**
 * Replaces the figures of English texts by an edition's.
 * @returns For a text: its `pattern` with `{0}`, `{1}` for figures, `fill` which inserts them into a pattern, and the
 * resulting `text`.
 */
export function editionFigures(market: MarketRow) {
  const write = figureWriter(market)
  return (text: string) => {
    // ISO days and amounts in other formats are left alone.
    if (/^\d{4}-\d\d|\d,\d\d(?!\d)|\d.?€|€\s|CHF/u.test(text))
      return { pattern: text, fill: (into: string) => into, text }
    const found: string[] = []
    const pattern = text.replaceAll(figure, (one) => `{${found.push(write(one)) - 1}}`)
    const fill = (into: string) => into.replaceAll(/\{(\d)\}/g, (_, at) => found[Number(at)] ?? '')
    return { pattern, fill, text: fill(pattern) }
  }
}

function figureWriter({ languageTag, currency }: MarketRow): (figure: string) => string {
  const number = (text: string) => Number(text.replaceAll(',', '').replace('−', '-').replace(/[£€%]/g, ''))
  return (one) => {
    if (/[£€]/.test(one)) {
      const digits = one.split('.')[1]?.length ?? 0
      const amount = new Intl.NumberFormat(languageTag, {
        ...moneyOptions,
        currency,
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }).format(number(one))
      return moneyText(amount)
    }
    if (one.endsWith('%'))
      return new Intl.NumberFormat(languageTag, { style: 'percent', maximumFractionDigits: 1 }).format(
        number(one) / 100,
      )
    const named = months.findIndex((name) => one.includes(name))
    if (named >= 0) return dayText(one, { languageTag, named })
    if (weekdays.includes(one))
      return new Intl.DateTimeFormat(languageTag, { weekday: 'long', timeZone: 'UTC' }).format(
        Date.UTC(2027, 1, weekdays.indexOf(one) + 1),
      )
    if (/^\d+$/.test(one)) return one
    const decimals = one.split('.')[1]?.length ?? 0
    const written = { minimumFractionDigits: decimals, useGrouping: one.includes(',') }
    return new Intl.NumberFormat(languageTag, written).format(number(one))
  }
}

/** `Sat 12 July`, `12–26 July 2027`, `July 2027`. */
function dayText(text: string, { languageTag, named }: { languageTag: string; named: number }): string {
  const year = /\d{4}/.exec(text)?.[0]
  const days = [...text.replace(year ?? '', '').matchAll(/\d+/g)].map(([day]) => Number(day))
  const at = (day: number) => new Date(Date.UTC(Number(year ?? sampleYear), named, day))
  const [from = 1, to] = days
  const format = new Intl.DateTimeFormat(languageTag, {
    timeZone: 'UTC',
    month: 'long',
    ...(days.length > 0 ? { day: 'numeric' } : {}),
    ...(year ? { year: 'numeric' } : {}),
    ...(/^\p{L}{3} /u.test(text)
      ? { weekday: 'short' }
      : /^\p{L}+ \d/u.test(text) && days.length > 0
        ? { weekday: 'long' }
        : {}),
  })
  return to === undefined ? format.format(at(from)) : format.formatRange(at(from), at(to))
}

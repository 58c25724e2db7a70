import type { SiteCode } from './markets.ts'

/**
 * Time zones of the editions. They are not columns of the markets, because every page loads those, and few pages show a
 * time.
 */
const timeZones: Record<SiteCode, string> = {
  uk: 'Europe/London',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  'de-at': 'Europe/Vienna',
  'de-ch': 'Europe/Zurich',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
  'nl-be': 'Europe/Brussels',
  it: 'Europe/Rome',
}

const formats = new Map<SiteCode, Intl.DateTimeFormat>()

/** Making one takes four times as long as using it, and a booking uses several. */
function formatOf(site: SiteCode): Intl.DateTimeFormat {
  const known = formats.get(site)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[site],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(site, made)
  return made
}

/**
 * A moment in the time zone of an edition: '2026-11-23' and '18:40'. Only digits, so that server and browser agree
 * whatever their version of the locale data; messages combine them.
 */
export function editionMoment(site: SiteCode, moment: Date): { date: string; time: string } {
  const parts = formatOf(site).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The last minute of a day ('YYYY-MM-DD') in the time zone of an edition: a deadline includes its day. */
export function endOfEditionDay(site: SiteCode, day: string): Date {
  const end = Date.parse(`${day}T23:59:00Z`)
  // No edition lies west of Greenwich, or further east than summer time in central Europe.
  const moments = [0, 1, 2].map((hours) => new Date(end - hours * 3_600_000))
  const last = moments.find((moment) => {
    const { date, time } = editionMoment(site, moment)
    return date === day && time === '23:59'
  })
  if (!last) throw new Error(`The time zone of ${site} is none of these.`)
  return last
}

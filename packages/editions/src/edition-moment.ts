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

/**
 * A moment in the time zone of an edition: '2026-11-23' and '18:40'. Only digits, so that server and browser agree
 * whatever their version of the locale data; messages combine them.
 */
export function editionMoment(site: SiteCode, moment: Date): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timeZones[site],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

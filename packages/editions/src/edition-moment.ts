import type { SiteCode } from './markets.ts'

/** By whose clocks an edition's visitors live. Not in the markets' rows: those travel to every page, and few pages tell the time. */
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
 * A moment as the clocks of an edition show it: '2026-11-23' and '18:40'. Numbers alone, so that server and browser say
 * the same whatever version of the locale data they have; words put them together.
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

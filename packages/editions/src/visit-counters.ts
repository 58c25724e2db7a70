import type { SiteCode } from './markets.ts'

export const visitCounterProviders = ['matomo', 'plausible'] as const

/**
 * A service that counts visits without any code of its own in our pages and without cookies: events go to its address
 * (docs/how-to/measure-visits.md, decision 348). Only for visitors who agree to statistics.
 */
export interface VisitCounter {
  readonly provider: (typeof visitCounterProviders)[number]
  /** Where the service is: `https://stats.fjord.example`, without a path of its own. */
  readonly url: string
  /** What the service calls each edition: a number at Matomo, a domain at Plausible. */
  readonly ids: Readonly<Partial<Record<SiteCode, string>>>
}

/** The form of an edition's id at each service. */
export const visitCounterIds: Readonly<Record<VisitCounter['provider'], RegExp>> = {
  matomo: /^[1-9]\d{0,8}$/,
  plausible: /^[a-z0-9]+(?:[.-][a-z0-9]+)+$/,
}

/** Whether a text is the address of a service: https, a host and nothing else. */
export const isCounterAddress = (url: string): boolean =>
  URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).origin === url

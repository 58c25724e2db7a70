import { markets, siteCodes } from '@camping/editions/markets.ts'
import type { MarketRow, SiteCode } from '@camping/editions/markets.ts'
import type { Locator, Page } from '@playwright/test'
import { minorOf } from '../money-text.ts'
import { textOf } from '../message-text.ts'
import type { Text } from '../message-text.ts'
import type { PageWatch } from '../watched-page.ts'

/** What every step needs to know of the edition it is in. */
export interface Journey {
  readonly site: SiteCode
  readonly market: MarketRow
  readonly t: Text
  readonly watched: PageWatch
  readonly address: string
  /** Arrival, 'YYYY-MM-DD'. */
  readonly date: string
  /** The amount shown in one place, in minor units of the edition's currency. */
  readonly amountIn: (place: Locator) => Promise<number>
}

export interface JourneyOptions {
  readonly site: SiteCode
  readonly watched: PageWatch
  readonly address: string
  readonly page: Page
}

/**
 * A journey through an edition. Each has a week of its own, from the first Saturday of the next July on: all of them
 * look for the cheapest campsite of one country, and must not take the last pitch from each other.
 */
export function journeyIn({ site, watched, address, page }: JourneyOptions): Journey {
  const market = markets[site]
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const week = siteCodes.indexOf(site) + (isPhone ? siteCodes.length : 0)
  return {
    site,
    market,
    t: textOf(site),
    watched,
    address,
    date: saturdayOfSummer(week),
    amountIn: async (place) => minorOf((await place.innerText()).trim(), market),
  }
}

/** 'YYYY-MM-DD' of a Saturday, counted in weeks from the first one of the next July. */
export function saturdayOfSummer(week: number, today = new Date()): string {
  const year = today.getUTCMonth() < 6 ? today.getUTCFullYear() : today.getUTCFullYear() + 1
  const day = new Date(Date.UTC(year, 6, 1))
  day.setUTCDate(1 + ((6 - day.getUTCDay() + 7) % 7) + week * 7)
  return day.toISOString().slice(0, 10)
}

/** Text as a pattern that must stand at the beginning. */
export function beginsWith(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  // Spaces that do not break are plain ones in some names.
  return new RegExp(`^${literal.replace(/\s+/g, String.raw`\s+`)}`)
}

import { markets } from '@camping/editions/markets.ts'
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
  readonly isPhone: boolean
  /** The amount shown in one place, in minor units of the edition's currency. */
  amountIn(place: Locator): Promise<number>
}

export interface JourneyOptions {
  readonly site: SiteCode
  readonly watched: PageWatch
  readonly address: string
  readonly page: Page
}

export function journeyIn({ site, watched, address, page }: JourneyOptions): Journey {
  const market = markets[site]
  return {
    site,
    market,
    t: textOf(site),
    watched,
    address,
    isPhone: (page.viewportSize()?.width ?? 0) < 768,
    amountIn: async (place) => minorOf((await place.innerText()).trim(), market),
  }
}

/** Text as a pattern that must stand at the beginning. */
export function beginsWith(text: string): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
}

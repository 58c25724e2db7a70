import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type MarketRow, type SiteCode } from '@camping/editions/markets.ts'
import type { Slots } from '@camping/ui/slots/slot-props.ts'
import { createContext, use } from 'react'
import { canonicalOrigin } from './canonical-origin.ts'

/** Origin of another edition of the brand: its own, or this host (empty). */
export interface EditionLink {
  readonly site: SiteCode
  readonly origin: string
}

/** The environment of a page: brand, edition, date. Immutable while the document lives. */
export interface AppContextValue {
  readonly config: AppConfig
  readonly site: SiteCode
  readonly market: MarketRow
  /** Calendar date of the edition when the document was rendered. */
  readonly today: string
  /** Production origin of this edition, for canonical addresses. */
  readonly canonicalOrigin: string
  /** Every edition of the brand, this one included. */
  readonly editions: readonly EditionLink[]
  /** Slot components of the app. */
  readonly slots?: Slots | undefined
}

const AppContext = createContext<AppContextValue | null>(null)

export const AppProvider = AppContext.Provider

/** Brand, edition and date of the document. Throws outside the application's root. */
export function useApp(): AppContextValue {
  const app = use(AppContext)
  if (!app) throw new Error('useApp outside AppProvider')
  return app
}

/** Builds the context value from an app and one of its site codes. */
export function appContext({
  config,
  site,
  today,
  editions,
  slots,
}: Pick<AppContextValue, 'config' | 'site' | 'today' | 'editions' | 'slots'>): AppContextValue {
  return {
    config,
    site,
    market: markets[site],
    today,
    editions,
    slots,
    canonicalOrigin: canonicalOrigin(config, site),
  }
}

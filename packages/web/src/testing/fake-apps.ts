import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { failureMessages } from '@camping/editions/messages/failure.messages.ts'
import { offlineMessages } from '@camping/editions/messages/offline.messages.ts'
import { shellMessages } from '@camping/editions/messages/shell.messages.ts'
import { createEditionIntl, type CompiledMessages } from '@camping/storefront/boot/create-edition-intl.ts'
import type { ServerApp } from '@camping/storefront/boot/server-app.ts'

interface FakeBrand {
  readonly slug: string
  readonly displayName: string
  readonly localHost: string
}

export const house: FakeBrand = { slug: 'alder', displayName: 'Alder Camping', localHost: 'localhost' }
export const lakeland: FakeBrand = {
  slug: 'lakeland',
  displayName: 'Lakeland Parks',
  localHost: 'lakeland.localhost',
}

/** The app that takes part in experiments. */
const experimenting = 'de'

/** The texts of standalone pages, uncompiled. */
function wordsOf(site: SiteCode): CompiledMessages {
  const { messages } = markets[site]
  const rows = Object.entries({ ...failureMessages, ...offlineMessages, ...shellMessages })
  return Object.fromEntries(rows.map(([key, row]) => [key, row[messages]])) as unknown as CompiledMessages
}

/** A servable app of a brand with one or more editions, with few texts and styles. */
export function fakeApp(id: string, brand: FakeBrand, sites: readonly SiteCode[]): ServerApp {
  const { slug, displayName, localHost } = brand
  const config: AppConfig = {
    id,
    brand: slug,
    displayName,
    sites,
    domains: Object.fromEntries(sites.map((site) => [site, `${site}.${slug}.example`])),
    localHost,
    home: 'storefront',
    supports: {},
    ...(id === experimenting && { flagship: 'true' }),
    safetyIcons: { headerLeft: [], headerRight: [], footer: { payment: [], security: [], trust: [] } },
    socials: [],
    legal: { company: '', address: '', email: '', phone: '', registration: '' },
  }
  return {
    config,
    themeColourMeta: '<meta name="theme-color" content="white">',
    colours: {
      brand: '#004400',
      onBrand: '#ffffff',
      ground: '#eeeeee',
      surface: '#ffffff',
      ink: '#111111',
      inkSoft: '#444444',
      line: '#cccccc',
    },
    corners: { radius: 14, radiusControl: 10 },
    css: `:root{--brand:${slug}}`,
    fontPreloads: [`/_app/web/assets/${slug}.woff2`],
    intl: new Map(sites.map((site) => [site, createEditionIntl(markets[site], wordsOf(site))])),
  }
}

/** The house brand with four editions and a white-label with two; both have a German and a Dutch one. */
export const fakeApps = [
  fakeApp('de', house, ['de']),
  fakeApp('de-ch', house, ['de-ch']),
  fakeApp('nl', house, ['nl']),
  fakeApp('uk', house, ['uk']),
  fakeApp('white-label', lakeland, ['nl', 'de']),
]

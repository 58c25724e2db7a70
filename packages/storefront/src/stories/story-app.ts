import type { AppConfig } from '@camping/editions/define-app.ts'
import { house } from '@camping/editions/house.ts'
import { markets, siteCodes, type SiteCode } from '@camping/editions/markets.ts'
import { appContext, type AppContextValue } from '../kit/app/app-context.tsx'
import type { CompiledMessages } from '../boot/create-edition-intl.ts'
import { messagesOf } from '../testing/test-app.ts'

const inFolders = import.meta.glob<AppConfig>('../../../../apps/*/app.config.ts', {
  eager: true,
  import: 'default',
})
const appMessages = import.meta.glob<CompiledMessages>('../../../../apps/*/messages/*.json', {
  eager: true,
  import: 'default',
})

/** Every app of the folder `apps`. */
export const storyApps = Object.entries(inFolders).map(([file, config]) => ({
  folder: file.split('/').at(-2) as string,
  config,
}))

/** The app folder of a brand in an edition: that of the edition where the brand has one each, else the brand's own. */
function appOf(brand: string, site: SiteCode) {
  const own = storyApps.find(({ folder }) => folder === brand)
  return own ?? storyApps.find(({ config }) => config.brand === brand && config.sites.includes(site))
}

/**
 * A brand in an edition, on the fixed day of the stories. Every page is available in every brand and edition, including
 * those that the brand does not offer. The consent question appears only with `asks`; `composed` is what an app states about itself.
 */
export function storyApp(
  brand: string,
  site: SiteCode,
  { asks, composed }: { asks?: boolean | undefined; composed?: Partial<AppConfig> | undefined } = {},
): AppContextValue {
  const app = appOf(brand, site)
  if (!app) throw new Error(`There is no app of ${brand} for ${site}`)
  const { config } = app
  // Campaigns end, and their words are in the brand's own languages alone.
  const { flagship: _, tagManagerId: __, visitCounters: _counters, campaigns: _campaigns, ...quiet } = config
  return appContext({
    config: {
      ...quiet,
      ...(asks && { flagship: 'true', tagManagerId: 'GTM-STORY1' }),
      ...composed,
      sites: siteCodes,
      home: 'storefront',
      // No offline copies: stories have no server.
      supports: { ...house.supports, offline: false },
      domains: Object.fromEntries(
        siteCodes.map((code) => [code, config.domains[code] ?? `${code}.story.example`]),
      ),
    },
    site,
    today: '2026-11-21',
    editions: siteCodes.map((code) => ({ site: code, origin: '' })),
  })
}

/** The messages of a brand in an edition, the brand's own first; without an app of the brand those of the house. */
export function storyMessages(brand: string, site: SiteCode): CompiledMessages {
  const file = `/apps/${appOf(brand, site)?.folder}/messages/${markets[site].messages}.json`
  const own = Object.entries(appMessages).find(([path]) => path.endsWith(file))?.[1]
  return { ...messagesOf(site), ...own }
}

import type { StartApiOptions } from '@camping/api/start-api.ts'
import { campaignsOf } from '@camping/editions/campaigns.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { missingHouseTags } from '@camping/editions/missing-house-tags.ts'
import type { LegalText } from '@camping/editions/legal-text.ts'
import { linkTarget, pageSlug } from '@camping/editions/link-target.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { textLink } from '@camping/editions/text-link.ts'
import type { BuiltApp } from '@camping/storefront/boot/server-app.ts'

type FindContent = NonNullable<StartApiOptions['findContent']>
type Content = NonNullable<ReturnType<FindContent>>
type App = Pick<BuiltApp, 'config' | 'pageTexts'>

const wholePath = (target: string, site: SiteCode) => (target.startsWith('/') ? `/${site}${target}` : target)

/** A text with the addresses of its links in one edition. */
const addressed = (text: LegalText, config: AppConfig, site: SiteCode): LegalText => ({
  ...text,
  blocks: text.blocks.map((block) => ({
    ...block,
    body: block.body.replace(
      textLink,
      (_, words: string, url: string) => `[${words}](${wholePath(linkTarget(url, config, site), site)})`,
    ),
  })),
})

/** The page's end of address in every edition of the brand that has it, by apiLocale. */
function alternatesOf(name: string, apps: readonly App[]): Record<string, string> {
  return Object.fromEntries(
    apps.flatMap(({ config }) =>
      config.sites.flatMap((site) => {
        const slug = pageSlug(config.pages, name, site)
        return slug ? [[markets[site].apiLocale, slug]] : []
      }),
    ),
  )
}

function contentOf({ config, pageTexts }: App, site: SiteCode, brandApps: readonly App[]): Content {
  const set = markets[site].messages
  const texts = Object.fromEntries(
    Object.entries(pageTexts?.[set] ?? {}).map(([name, text]) => [name, addressed(text, config, site)]),
  )
  return {
    pages: (config.pages ?? []).flatMap(({ name, slug }) => {
      const { [name]: text } = texts
      const own = slug[set]
      return text && own ? [{ name, slug: own, alternates: alternatesOf(name, brandApps), text }] : []
    }),
    replaced: texts,
    leftOut: missingHouseTags(config, Object.keys(texts)),
    banner(today) {
      const campaign = campaignsOf(config.campaigns, site, today).find(({ banner }) => banner)
      if (!campaign) return undefined
      const title = campaign.title[set] ?? ''
      return {
        textDesktop: `${title}. ${campaign.text[set] ?? ''}`,
        textMobile: title,
        link: linkTarget(campaign.link.url, config, site),
      }
    },
  }
}

/**
 * The contents that apps state, by brand and edition: own pages, pages in place of the house's, pages left out, the campaign of the
 * day. Reads the apps on every call, because they change during development under a running API.
 */
export function editionContents(apps: () => readonly App[]): FindContent {
  const known = new WeakMap<App, Map<SiteCode, Content>>()
  return (brand, site) => {
    const brandApps = apps().filter(({ config }) => config.brand === brand)
    const app = brandApps.find(({ config }) => config.sites.includes(site))
    if (!app) return undefined
    const bySite = known.get(app) ?? new Map<SiteCode, Content>()
    known.set(app, bySite)
    const content = bySite.get(site) ?? contentOf(app, site, brandApps)
    bySite.set(site, content)
    return content
  }
}

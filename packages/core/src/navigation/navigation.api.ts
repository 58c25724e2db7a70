import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'
import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { KnownSlugs } from '@camping/editions/settle-match.ts'

export const navigationApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ navigationGroups: queryOf(build, navigationGroups) }),
})

/** The part that every page needs: names and slugs. */
export const shellPart = { part: 'shell' } as const

/** With pictures, from-prices, themes and the lists of the booking form; without the areas and cities of the menus. */
export const overviewPart = { part: 'overview' } as const

/** Every place with its name, for open menus. */
export const menusPart = { part: 'menus' } as const

/** navigation-14: the language of an item that the edition shows in another one than its own; undefined for all others. */
export function otherLanguageOf(
  navigation: NavigationGroupsReply | undefined,
  kind: NavigationGroupsReply['notTranslated'][number]['kind'],
  slug: string | undefined,
): string | undefined {
  return navigation?.notTranslated.find((item) => item.kind === kind && item.slug === slug)?.lang
}

/** The slugs that distinguish routes of the same shape (routing-2), from navigation data. */
export function knownSlugs(navigation: NavigationGroupsReply): KnownSlugs {
  const funnels = new Map(
    navigation.funnels.map((funnel) => [
      funnel.slug,
      new Set(funnel.countries.map((country) => country.slug)),
    ]),
  )
  const tagged = new Set(Object.values(navigation.taggedPages).map((page) => page.slug))
  return {
    isFunnel: (slug) => funnels.has(slug),
    isCountry: (funnel, slug) => funnels.get(funnel)?.has(slug) ?? false,
    isTaggedPage: (slug) => tagged.has(slug),
  }
}

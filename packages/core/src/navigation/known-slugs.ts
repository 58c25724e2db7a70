import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'
import type { KnownSlugs } from '@camping/editions/match-path.ts'

/** The slugs that tell routes of equal shape apart (GAPS.md "Routing"), out of navigation data. */
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

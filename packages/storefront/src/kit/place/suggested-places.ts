import type { NavigationFunnel } from '@camping/contract/navigation.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import { pathSegments } from '@camping/editions/path-segments.ts'

const mostCountries = 6

/**
 * Where to go on from an address without a page, and from words that nothing is called: the kinds of holiday, and countries by their
 * number of campsites, of which those in the address come first.
 */
export function suggestedPlaces(
  funnels: readonly NavigationFunnel[],
  pathname: string,
  site: SiteCode,
): { href: string; name: string }[] {
  const segments = pathSegments(pathname) ?? []
  const isNamed = ({ slug }: { slug: string }) => segments.includes(slug)
  const funnel = funnels.find(isNamed) ?? funnels[0]
  const countries = [...(funnel?.countries ?? [])]
    .sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)) || other.siteCount - one.siteCount)
    .slice(0, mostCountries)
  return [
    ...funnels.map(({ slug, name }) => ({ name, href: buildPath(site, 'funnel', { funnel: slug }) })),
    ...countries.map(({ slug, name }) => ({
      name,
      href: buildPath(site, 'country', { funnel: funnel?.slug ?? '', country: slug }),
    })),
  ]
}

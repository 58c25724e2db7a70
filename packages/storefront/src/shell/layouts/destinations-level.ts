import type { NavigationFunnel } from '@camping/contract/navigation.schemas.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { MenuItem } from '@camping/ui/menus/menu-level.tsx'
import type { Text } from '../../kit/format/use-text.ts'

export interface Level {
  readonly title?: string
  readonly viewAll?: { readonly text: string; readonly href: string }
  readonly items: readonly (MenuItem & { readonly drill?: readonly string[] })[]
  /** The parent level; undefined at the top. */
  readonly up?: { readonly title: string; readonly path: readonly string[] }
}

interface Branch {
  readonly funnels: readonly NavigationFunnel[]
  readonly site: SiteCode
  readonly t: Text
  /** Title of the level above the funnels. */
  readonly menu: string
  /** The order of names in the language. */
  readonly compare: (one: string, other: string) => number
}

/** A level of the destinations: `['destinations', funnel?, country?, area?]`. With one funnel its countries come first. */
export function destinationsLevel(
  { funnels, site, t, menu, compare }: Branch,
  path: readonly string[],
): Level {
  const [, funnelSlug, countrySlug, areaSlug] = path
  const destinations = t('shell.destinations')
  const [only] = funnels
  const funnel = funnels.length === 1 ? only : funnels.find(({ slug }) => slug === funnelSlug)
  if (!funnel) {
    return {
      title: destinations,
      viewAll: {
        text: t('menu.viewAllOf', { place: t('menu.europe') }),
        href: buildPath(site, 'searchAndBook'),
      },
      up: { title: menu, path: [] },
      items: funnels.map(({ slug, name }) => ({ id: slug, text: name, drill: ['destinations', slug] })),
    }
  }
  const root = ['destinations', funnel.slug]
  const country = funnel.countries.find(({ slug }) => slug === countrySlug)
  if (!country) {
    return {
      title: funnel.name,
      viewAll: {
        text: t('menu.viewAllOf', { place: funnel.name }),
        href: buildPath(site, 'funnel', { funnel: funnel.slug }),
      },
      up: funnels.length === 1 ? { title: menu, path: [] } : { title: destinations, path: ['destinations'] },
      items: funnel.countries.map(({ slug, name, code }) => ({
        id: slug,
        text: name,
        flag: code.toLowerCase(),
        drill: [...root, slug],
      })),
    }
  }
  const inCountry = { funnel: funnel.slug, country: country.slug }
  const area = country.areas.find(({ slug }) => slug === areaSlug)
  if (!area) {
    return {
      title: country.name,
      viewAll: {
        text: t('menu.viewAllIn', { place: country.name, code: country.code }),
        href: buildPath(site, 'country', inCountry),
      },
      up: { title: funnel.name, path: root },
      items: country.areas
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ slug, name }) => ({ id: slug, text: name, drill: [...root, country.slug, slug] })),
    }
  }
  return {
    title: area.name,
    viewAll: {
      text: t('menu.viewAllOf', { place: area.name }),
      href: buildPath(site, 'area', { ...inCountry, area: area.slug }),
    },
    up: { title: country.name, path: [...root, country.slug] },
    items: area.cities.map(({ slug, name }) => ({
      id: slug,
      text: name,
      href: buildPath(site, 'city', { funnel: funnel.slug, city: slug }),
    })),
  }
}

import type { NavigationGroupsReply } from '@camping/contract/navigation.schemas.ts'

/** Without areas and towns, which only opened menus need. */
export function overviewOf(reply: NavigationGroupsReply): NavigationGroupsReply {
  const funnels = reply.funnels.map((funnel) => ({
    ...funnel,
    countries: funnel.countries.map((country) => ({ ...country, areas: [] })),
  }))
  return { ...reply, funnels }
}

/** Names and slugs only: every page contains this part. */
export function shellOf(reply: NavigationGroupsReply): NavigationGroupsReply {
  const funnels = reply.funnels.map((funnel) => ({
    ...funnel,
    intro: '',
    countries: funnel.countries.map((country) => ({
      ...country,
      title: '',
      siteCount: 0,
      fromPrice: null,
      images: { small: null },
      areas: [],
    })),
  }))
  return {
    ...reply,
    funnels,
    footer: reply.footer.slice(0, 1),
    themes: [],
    phonePrefixes: [],
    bookingFormularCountries: [],
  }
}

/** navigation-2: the destinations menu shows cards for the first 3 areas of a country. */
const pictured = 3

/** Funnels with every place, for the opened menus; pictures only where a menu shows one. */
export function menusOf(reply: NavigationGroupsReply): NavigationGroupsReply {
  const shell = shellOf(reply)
  const funnels = reply.funnels.map((funnel, index) => ({
    ...(shell.funnels[index] ?? funnel),
    countries: funnel.countries.map((country) => ({
      ...country,
      title: '',
      fromPrice: null,
      images: { small: null },
      areas: country.areas.map((area, rank) =>
        rank < pictured ? area : { ...area, images: { small: null } },
      ),
    })),
  }))
  return { ...shell, funnels, footer: [], taggedPages: {} }
}

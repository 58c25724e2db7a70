import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

export const navigationApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ navigationGroups: queryOf(build, navigationGroups) }),
})

/** What every page carries: names and slugs. */
export const shellPart = { part: 'shell' } as const

/** With pictures, from-prices, themes and the lists of the booking form; without the areas and cities of the menus. */
export const overviewPart = { part: 'overview' } as const

/** Every place with its name, for the opened menus. */
export const menusPart = { part: 'menus' } as const

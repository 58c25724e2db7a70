import { navigationGroups } from '@camping/contract/navigation.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

export const navigationApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ navigationGroups: queryOf(build, navigationGroups) }),
})

/** What every page carries; the areas and cities of the menus are fetched when a menu opens. */
export const shellPart = { part: 'shell' } as const

import { getDestination, getPage, getTheme } from '@camping/contract/content.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

export const contentApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    destination: queryOf(build, getDestination),
    theme: queryOf(build, getTheme),
    taggedPage: queryOf(build, getPage),
  }),
})

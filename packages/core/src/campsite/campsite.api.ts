import { getSite, siteAccommodations, siteCalendar, sitePlan } from '@camping/contract/site.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

export const campsiteApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    site: queryOf(build, getSite),
    siteAccommodations: queryOf(build, siteAccommodations, { providesTags: ['Accommodations'] }),
    sitePlan: queryOf(build, sitePlan, { providesTags: ['Accommodations'] }),
    siteCalendar: queryOf(build, siteCalendar),
  }),
})

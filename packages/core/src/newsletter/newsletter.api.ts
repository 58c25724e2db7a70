import { subscribeToNewsletter } from '@camping/contract/newsletter.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

export const newsletterApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ subscribeToNewsletter: mutationOf(build, subscribeToNewsletter) }),
})

import { getDraft, saveDraft } from '@camping/contract/checkout-draft.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** Separate from the other calls of the checkout, which campsite pages also load. */
export const draftApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    draft: queryOf(build, getDraft),
    // The last input must arrive although the visitor leaves the page.
    saveDraft: mutationOf(build, saveDraft, { keepalive: true }),
  }),
})

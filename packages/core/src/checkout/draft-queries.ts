import { getDraft, saveDraft } from '@camping/contract/checkout-draft.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

/** Apart from the other calls of the checkout, which campsite pages load too. */
export const draftApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    draft: queryOf(build, getDraft),
    // What was typed last must arrive though the page is being left.
    saveDraft: mutationOf(build, saveDraft, { keepalive: true }),
  }),
})

import { getLinkedRequest } from '@camping/contract/mail-links.endpoints.ts'
import { queryOf, storefrontApi } from '../api/storefront-api.ts'

/** What links of mails open. Forms without scripts change it. */
export const mailLinksApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ linkedRequest: queryOf(build, getLinkedRequest) }),
})

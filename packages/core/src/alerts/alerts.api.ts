import { requestAlert } from '@camping/contract/alerts.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

export const alertsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ requestAlert: mutationOf(build, requestAlert) }),
})

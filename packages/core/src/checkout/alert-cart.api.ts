import { openAlertCart } from '@camping/contract/alerts.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

export const alertCartApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({ openAlertCart: mutationOf(build, openAlertCart) }),
})

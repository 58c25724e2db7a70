import { getOwnExtras, putOwnExtras } from '@camping/contract/own-extras.endpoints.ts'
import { mutationOf, queryOf, storefrontApi } from '../api/storefront-api.ts'

export const ownExtrasApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    ownExtras: queryOf(build, getOwnExtras),
    putOwnExtras: mutationOf(build, putOwnExtras),
  }),
})

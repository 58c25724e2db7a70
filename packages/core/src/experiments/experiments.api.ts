import {
  experimentEvent,
  experimentFlags,
  experimentTransaction,
  exposeVisitor,
} from '@camping/contract/experiments.endpoints.ts'
import { mutationOf, storefrontApi } from '../api/storefront-api.ts'

/** Calls that change nothing on the page, so the cache stores no answers; flags are in a cookie. */
export const experimentsApi = storefrontApi.injectEndpoints({
  endpoints: (build) => ({
    experimentFlags: mutationOf(build, experimentFlags),
    exposeVisitor: mutationOf(build, exposeVisitor),
    experimentEvent: mutationOf(build, experimentEvent),
    experimentTransaction: mutationOf(build, experimentTransaction),
  }),
})

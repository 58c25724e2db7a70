import type { ApiDispatch } from '../api/storefront-api.ts'
import { campsiteApi } from './campsite.api.ts'

type RequestOf<Name extends keyof typeof campsiteApi.endpoints> = Parameters<
  (typeof campsiteApi.endpoints)[Name]['initiate']
>[0]

const anew = { subscribe: false, forceRefetch: true }

/** Asks for a site's accommodations again: they did not come. */
export const loadAccommodationsAgain =
  (request: RequestOf<'siteAccommodations'>) => (dispatch: ApiDispatch) =>
    dispatch(campsiteApi.endpoints.siteAccommodations.initiate(request, anew))

/** Asks for a month of a site's calendar again: it did not come. */
export const loadCalendarAgain = (request: RequestOf<'siteCalendar'>) => (dispatch: ApiDispatch) =>
  dispatch(campsiteApi.endpoints.siteCalendar.initiate(request, anew))

import { accommodationsRequest } from '@camping/core/campsite/accommodations-request.ts'
import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import { sitePathParams } from '@camping/core/campsite/site-path-params.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { movedPermanently, movedTo } from '../../routing/moved-permanently.ts'
import type { PageRequest } from '../../routing/page-view.ts'
import { verdictOfError } from '../../routing/verdict-of-error.ts'
import { allow, fail, type Verdict } from '../../routing/verdict.ts'

/**
 * Site first, then its accommodations for the stay. A renamed slug or a path through another place leads to the site's
 * own address; without an answer about accommodations the page still shows, and says so.
 */
export async function prepareCampsite(request: PageRequest, dispatch: Dispatch): Promise<Verdict> {
  const { app, params, criteria } = request
  const slug = params['site'] ?? ''
  const { data: site, error } = await dispatch(
    campsiteApi.endpoints.site.initiate({ slug }, { subscribe: false }),
  )
  if (!site) {
    const moved = movedTo(error)
    return moved
      ? movedPermanently(buildPath(app.site, 'site', { ...params, site: moved }), request)
      : error
        ? verdictOfError(error, request.pathname)
        : fail(503)
  }
  const own = sitePathParams(site.slug, site.meta)
  if (Object.entries(own).some(([key, value]) => params[key] !== value)) {
    return movedPermanently(buildPath(app.site, 'site', own), request)
  }
  await dispatch(
    campsiteApi.endpoints.siteAccommodations.initiate(accommodationsRequest(site.id, criteria), {
      subscribe: false,
    }),
  )
  return allow
}

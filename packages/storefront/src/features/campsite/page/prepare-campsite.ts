import { accommodationsRequest } from '@camping/core/campsite/campsite.rules.ts'
import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { sitePathParams } from '@camping/core/campsite/site-path.rules.ts'
import type { Dispatch } from '@camping/core/store/create-store.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { movedPermanently, movedTo } from '../../../kit/routing/moved-permanently.ts'
import type { PageRequest } from '../../../kit/routing/page-view.ts'
import { verdictOfError } from '../../../kit/routing/verdict-of-error.ts'
import { allow, fail, type Verdict } from '../../../kit/routing/verdict.ts'

/**
 * Loads the site first, then its accommodations for the stay. A renamed slug or a path through another place redirects
 * to the site's canonical address; without accommodations the page renders anyway and reports it.
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

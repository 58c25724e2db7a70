import { campsiteApi } from '@camping/core/campsite/campsite-queries.ts'
import { contentApi } from '@camping/core/destination/destination-queries.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { destinationArgs } from '../pages/destination/destination-args.ts'
import { homeSceneOf } from '../pages/home/home-scene.ts'
import type { PageRequest } from '../routing/page-view.ts'

/**
 * Id of the picture that stands for a page when it is shared. Pages without one of their own are shared with the scene of the
 * front page.
 */
export function sharePicture(state: RootState, request: PageRequest): string {
  const house = homeSceneOf(request.app.config).id
  const args = destinationArgs(request)
  if (args) return contentApi.endpoints.destination.select(args)(state).data?.image.id ?? house
  const { site, slug = '' } = request.params
  if (site) return campsiteApi.endpoints.site.select({ slug: site })(state).data?.gallery[0]?.id ?? house
  if (request.name === 'theme')
    return contentApi.endpoints.theme.select({ slug })(state).data?.image.id ?? house
  return house
}

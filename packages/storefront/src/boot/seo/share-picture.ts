import { campsiteApi } from '@camping/core/campsite/campsite.api.ts'
import { contentApi } from '@camping/core/destination/destination.api.ts'
import type { RootState } from '@camping/core/store/create-store.ts'
import { destinationArgs } from '../../kit/place/destination-args.ts'
import { homeSceneOf } from '../../features/search/home/home-scene.ts'
import type { Image } from '@camping/contract/values.schemas.ts'
import type { PageRequest } from '../../kit/routing/page-view.ts'

/** The picture for link previews. Pages without their own picture use the home page's scene. */
export function sharePicture(state: RootState, request: PageRequest): Image {
  const house = homeSceneOf(request.app.config)
  const args = destinationArgs(request)
  if (args) return contentApi.endpoints.destination.select(args)(state).data?.image ?? house
  const { site, slug = '' } = request.params
  if (site) return campsiteApi.endpoints.site.select({ slug: site })(state).data?.gallery[0] ?? house
  if (request.name === 'theme') return contentApi.endpoints.theme.select({ slug })(state).data?.image ?? house
  return house
}

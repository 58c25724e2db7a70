import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { useApp } from '../../../kit/app/app-context.tsx'

/** Path of the page with the conditions of the cancellation cover; undefined where an edition has none. */
export function useCoverConditions(): string | undefined {
  const { site, config } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const slug = navigation?.taggedPages['cover-conditions']?.slug
  return slug && buildPath(site, config.supports.content ? 'taggedPage' : 'info', { slug })
}

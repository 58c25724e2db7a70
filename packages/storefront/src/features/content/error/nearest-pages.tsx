import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { searchApi } from '@camping/core/search/search.api.ts'
import { PlaceList } from '@camping/ui/tiles/place-list.tsx'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import { nearestPath, nearestRequest } from './nearest-places.ts'
import styles from './error-suggestions.module.css'

/** Places and campsites with a name like the one in the address. */
export function NearestPages({ pathname }: { pathname: string }) {
  const app = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const funnel = navigation?.funnels[0]?.slug
  const request = funnel === undefined ? null : nearestRequest(app, pathname, funnel)
  const { data } = searchApi.useAutocompleteQuery(request ?? skipToken)
  const found = (data?.results ?? []).flatMap((item) => {
    const href = funnel === undefined ? null : nearestPath(app.site, item, funnel)
    return href ? [{ href, name: item.name, context: item.context }] : []
  })
  if (found.length === 0) return null
  return (
    <nav className={styles.nearest} aria-label={t('failure.nearest')}>
      <h2 className={styles.heading}>{t('failure.nearest')}</h2>
      <PlaceList places={found.map((place) => ({ ...place, countText: '' }))} />
    </nav>
  )
}

import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { Link } from '@camping/ui/link/link.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './error-suggestions.module.css'
import { suggestedPlaces } from '../../../kit/place/suggested-places.ts'

/** Suggestions on an error page: the kinds of holiday, and the country in the address or those with the most campsites. */
export function ErrorSuggestions({ pathname }: { pathname: string }) {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const places = suggestedPlaces(navigation?.funnels ?? [], pathname, site)
  if (places.length === 0) return null
  return (
    <nav className={styles.popular} aria-label={t('failure.discover')}>
      <h2 className={styles.heading}>{t('failure.discover')}</h2>
      <ul className={styles.list}>
        {places.map(({ href, name }) => (
          <li key={href}>
            <Link className={styles.link} href={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

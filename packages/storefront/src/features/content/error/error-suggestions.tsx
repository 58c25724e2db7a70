import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { Link } from '@camping/ui/link/link.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './error-suggestions.module.css'

const mostCountries = 6

/** Suggestions on an error page: the kinds of holiday and the large countries. */
export function ErrorSuggestions() {
  const { site } = useApp()
  const t = useText()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const funnels = navigation?.funnels ?? []
  const [first] = funnels
  if (!first) return null
  const countries = first.countries.slice(0, mostCountries)
  return (
    <nav aria-label={t('failure.discover')}>
      <ul className={styles.list}>
        {funnels.map(({ slug, name }) => (
          <li key={slug}>
            <Link className={styles.link} href={buildPath(site, 'funnel', { funnel: slug })}>
              {name}
            </Link>
          </li>
        ))}
        {countries.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              className={styles.link}
              href={buildPath(site, 'country', { funnel: first.slug, country: slug })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

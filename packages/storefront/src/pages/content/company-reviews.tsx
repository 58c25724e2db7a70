import { reviewsLink } from '@camping/editions/reviews-providers.ts'
import { useApp } from '../../app/app-context.tsx'
import { useText } from '../../format/use-text.ts'
import styles from './content-page.module.css'

/** Where guests judge the company itself, and that nobody here checks that. A link, no script of the provider. */
export function CompanyReviews() {
  const { config, site } = useApp()
  const t = useText()
  const reviews = reviewsLink(config.reviews, site)
  if (!reviews) return null
  const { name, url } = reviews
  return (
    <p className={styles.settings}>
      {t('content.reviews.elsewhere', { name })}{' '}
      <a href={url} rel="noopener">
        {t('content.reviews.link', { name })}
      </a>
    </p>
  )
}

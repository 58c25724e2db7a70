import { reviewsLink } from '@camping/editions/reviews-providers.ts'
import { useApp } from '../../../kit/app/app-context.tsx'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './content-page.module.css'

/**
 * Link to the company's reviews, with the statement that nobody here checks them. It loads no script of the provider.
 */
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

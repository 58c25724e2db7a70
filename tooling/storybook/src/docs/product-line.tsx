import styles from './guide-page.module.css'
import type { ProductLink } from './product-links.ts'

/** The way from a story to the running product. */
export function ProductLine({ links }: { readonly links: readonly ProductLink[] }) {
  if (links.length === 0) return <p className={styles.product}>On no page of this brand today.</p>
  return (
    <p className={styles.product}>
      In the product:{' '}
      {links.map(({ route, text, href, step }, at) => (
        <span key={route}>
          {at > 0 && ', '}
          <a href={href} target="_blank" rel="noreferrer">
            {text}
          </a>
          {step && ` (${step.slice(0, 1).toLowerCase()}${step.slice(1)})`}
        </span>
      ))}
    </p>
  )
}

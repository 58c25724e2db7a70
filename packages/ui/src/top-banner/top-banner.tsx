import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-context.tsx'
import styles from './top-banner.module.css'

export interface TopBannerProps {
  textDesktop: string
  textMobile: string
  href?: string
}

/** One line of promotion above the header. Renders nothing without text. */
export function TopBanner({ textDesktop, textMobile, href }: TopBannerProps) {
  if (!textDesktop && !textMobile) return null
  const content = (
    <>
      <span className={styles.desktop}>{textDesktop || textMobile}</span>
      <span className={styles.mobile}>{textMobile || textDesktop}</span>
      {href && <Icon name="arrowRight" size="sm" />}
    </>
  )
  return (
    <div className={styles.banner}>
      {href ? (
        <Link href={href} className={styles.text}>
          {content}
        </Link>
      ) : (
        <p className={styles.text}>{content}</p>
      )}
    </div>
  )
}

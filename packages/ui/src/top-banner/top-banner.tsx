import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './top-banner.module.css'

export interface TopBannerProps {
  textDesktop: string
  textMobile: string
  href?: string | undefined
}

/** One line of promotion above the header. */
export function TopBanner({ textDesktop, textMobile, href }: TopBannerProps) {
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

import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './top-banner.module.css'

export interface TopBannerProps {
  /** One line for wide screens. */
  textDesktop: string
  /** One shorter line for phones; the other one where it is empty. */
  textMobile: string
  /** Where it leads; without it the line is plain text. */
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

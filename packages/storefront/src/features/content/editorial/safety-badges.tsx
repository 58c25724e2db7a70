import { BadgeList } from '@camping/ui/tiles/badge-list.tsx'
import { useApp } from '../../../kit/app/app-context.tsx'
import { badgeLink } from '../../../kit/format/badge-link.ts'
import { useText } from '../../../kit/format/use-text.ts'
import styles from './content-page.module.css'

/** Every badge of the edition: payment methods, and memberships with a link to their proof (brands-7). */
export function SafetyBadges() {
  const { config } = useApp()
  const t = useText()
  const { payment, security, trust } = config.safetyIcons.footer
  return (
    <div className={styles.action}>
      <BadgeList label={t('content.badges')} badges={[...trust, ...security, ...payment].map(badgeLink)} />
    </div>
  )
}

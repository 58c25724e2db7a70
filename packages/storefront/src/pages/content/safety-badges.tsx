import { BadgeList } from '@camping/ui/tiles/badge-list.tsx'
import { useApp } from '../../app/app-context.tsx'
import { badgeLink } from '../../format/badge-link.ts'
import { useText } from '../../format/use-text.ts'
import styles from './content-page.module.css'

/** Every badge of the edition: how one can pay, and the memberships with the page that proves them (GAPS.md, law). */
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

import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './invitation.module.css'

export interface InvitationProps {
  /** Large, before the words. */
  icon: IconName
  /** What it invites to; names the region. */
  title: string
  /** One sentence. */
  text: string
  /** One button, `brand` or `secondary`. */
  action: ReactNode
}

/** A band with one call to action: early booking, the newsletter. */
export function Invitation({ icon, title, text, action }: InvitationProps) {
  return (
    <section className={styles.band} aria-label={title}>
      <div className={styles.card}>
        <span className={styles.icon}>
          <Icon name={icon} size="lg" />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        {action}
      </div>
    </section>
  )
}

import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './outcome-mark.module.css'

export type Outcome = 'confirmed' | 'requested' | 'pending' | 'failed'

const icons: Readonly<Record<Outcome, IconName>> = {
  confirmed: 'check',
  requested: 'mail',
  pending: 'clock',
  failed: 'warning',
}

export interface OutcomeMarkProps {
  /** Decides pictogram and colour. */
  readonly outcome: Outcome
}

/** How something ended, as a sign above the heading that tells it in words. */
export function OutcomeMark({ outcome }: OutcomeMarkProps) {
  return (
    <span className={classNames(styles.mark, styles[outcome])}>
      <Icon name={icons[outcome]} size="lg" />
    </span>
  )
}

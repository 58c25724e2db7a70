import { MuiIconButton } from '../islands/mui-button.tsx'
import { StateChip } from '../islands/state-chip.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import type { StepperNumber } from '../stepper/stepper.tsx'
import styles from './extra-choice.module.css'

export interface ExtraChoiceProps extends StepperNumber {
  /** Name of the extra; labels the stepper. */
  name: string
  /** "£10.91 a person" */
  price: string
  /** What it is, in a sentence. */
  text: string
  /** "from age 12", "at most 4": limits of the choice. */
  notes?: readonly string[]
  /** "paid at the campsite": set for extras that the booking does not charge. */
  badge?: string
  /** Price of the chosen number; omitted while the number is 0. */
  amount?: string
}

/** One optional extra: description, price of one, number, total. */
export function ExtraChoice({ name, price, text, notes = [], badge, amount, ...stepper }: ExtraChoiceProps) {
  return (
    <div className={styles.choice}>
      <Stepper label={name} hint={price} Button={MuiIconButton} {...stepper} />
      <div className={styles.foot}>
        <div className={styles.text}>
          <p>{text}</p>
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' · ')}</p>}
          {badge && <StateChip>{badge}</StateChip>}
        </div>
        {amount && <b className={styles.amount}>{amount}</b>}
      </div>
    </div>
  )
}

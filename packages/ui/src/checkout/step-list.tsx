import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './step-list.module.css'

export interface StepListProps {
  /** Names the landmark. */
  label: string
  /** All steps, in order; a finished one with an address is a link back. */
  steps: { id: string; text: string; href?: string }[]
  /** Id of the present step. */
  current: string
  /** "Step 2 of 4: Travellers", on phones instead of the list. */
  positionText: string
}

/** The visitor's position in the checkout: MUI's stepper. Completed steps are links back. */
export function StepList({ label, steps, current, positionText }: StepListProps) {
  const at = steps.findIndex((step) => step.id === current)
  return (
    <nav aria-label={label}>
      <p className={styles.position}>{positionText}</p>
      <Stepper activeStep={at} connector={null} className={styles.list}>
        {steps.map(({ id, text, href }, i) => (
          <Step key={id} className={i < at ? styles.done : i === at ? styles.current : styles.ahead}>
            <StepLabel
              icon={<Mark number={i + 1} isDone={i < at} />}
              slots={labelSlots}
              className={styles.label}
            >
              {i < at && href ? (
                <Link href={href} className={styles.text}>
                  {text}
                </Link>
              ) : (
                <span className={styles.text} aria-current={i === at ? 'step' : undefined}>
                  {text}
                </span>
              )}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
    </nav>
  )
}

/** The mark is a step's icon as it is: MUI's own is a drawing of 24 px in black. */
const labelSlots = { stepIcon: ({ icon }: { icon?: ReactNode }) => icon }

function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  return <span className={styles.mark}>{isDone ? <Icon name="check" size="sm" /> : number}</span>
}

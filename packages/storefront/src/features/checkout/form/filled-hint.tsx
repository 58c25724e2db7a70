import { MuiButton } from '@camping/ui/islands/mui-button.tsx'
import { Icon } from '@camping/ui/icon/icon.tsx'
import styles from './checkout-form.module.css'

interface FilledHintProps {
  /** What was filled in; without it there is only the button. */
  readonly text?: string
  readonly actionText: string
  readonly onAction: () => void
}

/** Where entries come from that nobody typed, and the way out of them. */
export function FilledHint({ text, actionText, onAction }: FilledHintProps) {
  return (
    <div className={styles.filled}>
      <p role="status">
        {text && (
          <>
            <Icon name="check" /> {text}
          </>
        )}
      </p>
      <MuiButton kind="quiet" onClick={onAction}>
        {actionText}
      </MuiButton>
    </div>
  )
}

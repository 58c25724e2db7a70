import Button from '@mui/material/Button'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { MuiIconButton } from '../islands/mui-button.tsx'
import { MuiIsland } from '../islands/mui-island.tsx'
import styles from './toasts.module.css'

export interface Toast {
  id: string
  text: string
  kind: 'success' | 'error' | 'info'
  /** "Undo" */
  actionText?: string
}

export interface ToastsProps {
  /** The queue, oldest first. */
  toasts: Toast[]
  /** Receives the id of a message that is over or was closed. */
  onDismiss: (id: string) => void
  /** Fires when the visitor presses the button of a toast. */
  onAction?: (id: string) => void
  /** Name of the button that closes a message. */
  closeLabel: string
  /** The portal shows them top right, the site shell bottom right (errors-11). */
  position?: 'top' | 'bottom'
  /** Milliseconds until a toast disappears. */
  duration?: number
  /** Maximum number of visible toasts; the newest ones stay. */
  limit?: number
}

/**
 * Short messages that disappear by themselves, but not while the pointer or the focus is on them. Each is MUI's; its `Snackbar`
 * shows one at a time, so the stack and its time are ours (errors-11).
 */
export function Toasts(props: ToastsProps) {
  const { toasts, onDismiss, onAction, closeLabel, position = 'bottom', duration = 5000, limit = 20 } = props
  const [paused, setPaused] = useState(false)
  return (
    <MuiIsland>
      <div
        className={classNames(styles.stack, styles[position])}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {toasts.slice(-limit).map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={paused}
            duration={duration}
            closeLabel={closeLabel}
            onDismiss={onDismiss}
            onAction={onAction}
          />
        ))}
      </div>
    </MuiIsland>
  )
}

function ToastItem(props: {
  toast: Toast
  paused: boolean
  duration: number
  closeLabel: string
  onDismiss: (id: string) => void
  onAction: ToastsProps['onAction']
}) {
  const { toast, paused, duration, closeLabel, onDismiss, onAction } = props
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(() => onDismiss(toast.id), duration)
    return () => clearTimeout(timer)
    // A new callback on every render must not start the time again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [paused, duration, toast.id])
  return (
    <SnackbarContent
      elevation={0}
      className={classNames(styles.toast, styles[toast.kind])}
      classes={{ message: styles.message, action: styles.actions }}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      message={
        <>
          <Icon name={toast.kind === 'success' ? 'check' : toast.kind === 'error' ? 'warning' : 'info'} />
          <span>{toast.text}</span>
        </>
      }
      action={
        <>
          {toast.actionText && (
            <Button variant="quiet" className={styles.action} onClick={() => onAction?.(toast.id)}>
              {toast.actionText}
            </Button>
          )}
          <MuiIconButton icon="close" label={closeLabel} onClick={() => onDismiss(toast.id)} />
        </>
      }
    />
  )
}

import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import styles from './map-dialog.module.css'

export interface MapDialogProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** A map on the whole screen. Keeps the focus and gives it back; Escape closes. */
export function MapDialog({ title, closeLabel, onClose, children }: MapDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Closed before it leaves the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </header>
      <div className={styles.map}>{children}</div>
    </dialog>
  )
}

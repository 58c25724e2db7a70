import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { ModalFrame } from './modal-frame.tsx'
import styles from './popup.module.css'

export interface PopupProps {
  /** Heading and name of the card. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Runs after the fade. */
  onClose: () => void
  /** The message, and at most one action. */
  children: ReactNode
}

/** navigation-10: duration of the closing fade in milliseconds. The stylesheet uses the same time. */
const closeDelay = 150

/** A card over the page that demands attention; fades for 150 ms on close. */
export function Popup({ title, closeLabel, onClose, children }: PopupProps) {
  const [leaving, setLeaving] = useState(false)
  const close = () => {
    if (leaving) return
    setLeaving(true)
    setTimeout(onClose, closeDelay)
  }
  return (
    <div className={classNames(styles.place, leaving && styles.leaving)}>
      <div className={styles.veil} onClick={close} aria-hidden="true" />
      <ModalFrame label={title} className={styles.card} onClose={close}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <IconButton icon="close" label={closeLabel} onClick={close} />
        </div>
        {children}
      </ModalFrame>
    </div>
  )
}

import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { ModalFrame } from '../popups/modal-frame.tsx'
import styles from './menu-sheet.module.css'

export interface MenuSheetProps {
  /** id for `aria-controls` of its toggle. */
  id: string
  title: string
  closeLabel: string
  onClose: () => void
  /** On wide screens a panel below the header instead of a sheet from below. */
  wide?: boolean
  children: ReactNode
}

/** A bottom sheet on phones, for menu and search. Focus and Escape work as in `ModalFrame`. */
export function MenuSheet({ id, title, closeLabel, onClose, wide, children }: MenuSheetProps) {
  return (
    <ModalFrame
      id={id}
      label={title}
      className={classNames(styles.sheet, wide && styles.wide)}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 className={styles.title} tabIndex={-1} data-first-focus>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
    </ModalFrame>
  )
}

import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { SheetHead } from './sheet-head.tsx'
import styles from './sheet.module.css'
import { useSheet } from './use-sheet.ts'

export interface SheetProps {
  /** For `aria-controls` of the button that opens it. */
  id?: string
  /** Heading and name of the sheet. */
  title: string
  /** Name of the button that closes it. */
  closeLabel: string
  /** Closes it; the focus returns to what opened it. */
  onClose: () => void
  /**
   * From 768 px: a drawer at the side, a popover below the button that opened it, or a card in the middle. `calendar` is a popover
   * for two months; what is in it may scroll by itself.
   */
  wide: 'side' | 'anchored' | 'calendar' | 'card'
  /** Sticks to the lower edge: the apply button. */
  footer?: ReactNode
  /** What scrolls between heading and footer. */
  children: ReactNode
}

/**
 * What opens over a page: on phones always the same sheet from below, which is closed with its button, the backdrop,
 * Escape or a pull. It lies in the browser's top layer, over every bar; the page behind can be neither reached nor
 * scrolled, and the focus returns to what opened it.
 */
export function Sheet({ id, title, closeLabel, onClose, wide, footer, children }: SheetProps) {
  const { dialog, heading } = useSheet(onClose)
  return createPortal(
    <dialog {...dialog} id={id} className={classNames(styles.sheet, styles[wide])} aria-labelledby={heading}>
      <SheetHead id={heading} title={title} closeLabel={closeLabel} onClose={onClose} />
      <div className={styles.content}>{children}</div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </dialog>,
    document.body,
  )
}

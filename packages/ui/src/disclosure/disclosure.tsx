import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  /** Content of the summary; it is the button. */
  summary: ReactNode
  /** Name of the button where its content is a pictogram. */
  summaryLabel?: string
  /** Look of the button, from the component around it. */
  summaryClassName?: string
  /** Position of the panel. */
  align?: 'start' | 'end'
  /** Look of the panel, from the component around it. */
  panelClassName?: string
  /** Place of the whole, from the component around it. */
  className?: string
  /** The panel is a dialog, which what is in it may open as a modal one (`PanelSheet`). */
  modal?: boolean
  /** The panel; a function receives `close`, which also returns the focus, and whether it is open. */
  children: ReactNode | ((close: () => void, open: boolean) => ReactNode)
}

/** A button with a panel on `<details>`: opens without JavaScript, closes on Escape, outside clicks and leaving. */
export function Disclosure(props: DisclosureProps) {
  const {
    summary,
    summaryLabel,
    summaryClassName,
    align = 'start',
    panelClassName,
    className,
    children,
    modal,
  } = props
  const Panel = (modal ? 'dialog' : 'div') as 'dialog'
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)

  // The visitor may have opened it before this script ran.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: Event) => {
      if (!details.current?.contains(event.target as Node)) details.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  const close = () => {
    details.current?.removeAttribute('open')
    details.current?.querySelector('summary')?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    close()
  }
  return (
    <details
      ref={details}
      className={classNames(styles.root, className)}
      onKeyDown={closeOnEscape}
      onToggle={(event) => {
        // React bubbles the toggle event of details elements inside the panel; only the outer one counts.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open)
      }}
    >
      <summary className={summaryClassName} aria-label={summaryLabel}>
        {summary}
      </summary>
      <Panel
        open={modal}
        aria-label={modal ? summaryLabel : undefined}
        className={classNames(styles.panel, align === 'end' && styles.end, panelClassName)}
      >
        {typeof children === 'function' ? children(close, open) : children}
      </Panel>
    </details>
  )
}

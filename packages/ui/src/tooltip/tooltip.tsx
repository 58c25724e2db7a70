import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import styles from './tooltip.module.css'

export interface TooltipProps {
  /** A few words; nothing that is needed to act. */
  text: string
  /** The explained element; something inside it is focusable. */
  children: ReactNode
}

/** navigation-10, in milliseconds. */
const delay = 200

/**
 * A short explanation of the hovered or focused element, after 200 ms. Stays while the pointer is on it, hides on
 * Escape (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const show = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onEscape)
    return () => document.removeEventListener('keydown', onEscape)
  }, [open])
  return (
    <span
      className={styles.root}
      aria-describedby={open ? id : undefined}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children}
      {open && (
        <span id={id} role="tooltip" className={styles.tip}>
          {text}
        </span>
      )}
    </span>
  )
}

import { useEffect, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

export interface ModalFrameProps {
  /** id for `aria-controls` of the button that opens it, which has it as `data-opens` while it is closed, too. */
  id?: string
  /** Accessible name. */
  label: string
  /** Its look, from the component around it. */
  className?: string | undefined
  /** Runs on Escape. */
  onClose: () => void
  /** What holds the focus while it is open. */
  children: ReactNode
}

const focusable =
  'a[href],button:not([disabled]),input:not([type=hidden]),select,textarea,summary,[tabindex="0"]'

/** The tabbable elements inside an element, in order. */
function tabStops(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
}

/**
 * An overlay without MUI: it moves the focus inside (to the element with `data-first-focus`, else the first one), traps
 * it, and returns it on close; Escape closes. It draws nothing; the page draws the backdrop.
 */
export function ModalFrame({ id, label, className, onClose, children }: ModalFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    const before = document.activeElement
    // Safari does not focus a clicked button.
    const opener =
      before instanceof HTMLElement && before !== document.body
        ? before
        : document.querySelector<HTMLElement>(`[data-opens="${id}"]`)
    const first = element?.querySelector<HTMLElement>('[data-first-focus]')
    ;(first ?? (element && tabStops(element)[0]) ?? element)?.focus()
    return () => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body || element?.contains(activeElement))
        opener?.focus({ preventScroll: true })
    }
  }, [id])

  const onKeyDown = (event: KeyboardEvent) => {
    // React bubbles events of dialogs opened from inside, although the document does not.
    if (event.defaultPrevented || !frame.current?.contains(event.target as Node)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    }
    if (event.key !== 'Tab') return
    const stops = tabStops(frame.current)
    const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
    const outside = !stops.includes(document.activeElement as HTMLElement)
    if (document.activeElement !== edge && !(outside && event.shiftKey)) return
    event.preventDefault()
    other?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of everything inside pass here.
    <div
      ref={frame}
      id={id}
      className={className}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  )
}

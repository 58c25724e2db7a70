import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Manages the focus of a bar that comes and goes. A bar that the visitor opens takes the focus; a bar that appears by
 * itself does not. When the bar closes with the focus inside, the focus returns to its previous element, or to the
 * page.
 */
export function useBarFocus(
  bar: RefObject<HTMLElement | null>,
  wasOpened: boolean,
): { onFocus: (event: FocusEvent) => void } {
  const from = useRef<Element | null>(null)
  useEffect(() => {
    if (!wasOpened) return
    from.current = document.activeElement
    bar.current?.focus({ preventScroll: true })
  }, [bar, wasOpened])
  useEffect(() => {
    const element = bar.current
    return () => {
      // React has detached the element from the document, and its focus is lost with it.
      const lost = document.activeElement === document.body || element?.contains(document.activeElement)
      if (!lost) return
      const page = document.querySelector<HTMLElement>('main')
      const back = from.current instanceof HTMLElement && from.current.isConnected ? from.current : page
      if (back && back === page) back.tabIndex = -1
      back?.focus({ preventScroll: back === page })
    }
  }, [bar])
  return {
    onFocus: ({ relatedTarget, currentTarget }) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) from.current = relatedTarget
    },
  }
}

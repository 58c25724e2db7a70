import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * Where the focus is around a bar that comes and goes. A bar that somebody opened takes it; one that came by itself leaves it
 * alone. When the bar goes with the focus in it, the focus returns to where it came from, else to the page.
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
      // The element is still in the document's memory, though not in its tree: its focus went with it.
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

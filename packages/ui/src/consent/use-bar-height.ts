import { useLayoutEffect, type RefObject } from 'react'

/**
 * Tells the page how high a bar at its lower edge is, as `--bottom-bar` on the root element: what is fixed there moves above
 * it, and what has the focus is scrolled clear of it (WCAG 2.2, 2.4.11).
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    const { style } = document.documentElement
    if (!element) return undefined
    const tell = () => style.setProperty('--bottom-bar', `${Math.ceil(element.offsetHeight)}px`)
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [bar])
}

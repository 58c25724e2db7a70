import { useLayoutEffect, type RefObject } from 'react'

/**
 * Publishes the height of a bar at the lower edge of the page as `--bottom-bar` on the root element. Fixed elements
 * move above the bar, and focused elements scroll clear of it (WCAG 2.2, 2.4.11).
 */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current
    const { style } = document.documentElement
    if (!element) return undefined
    const publishHeight = () => style.setProperty('--bottom-bar', `${Math.ceil(element.offsetHeight)}px`)
    publishHeight()
    const observer = new ResizeObserver(publishHeight)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [bar])
}

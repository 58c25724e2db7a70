import { startTransition, useEffect, useRef, useState, type RefObject } from 'react'

/** How far beyond its edge a scrolled list has its months ready. */
const ahead = '30% 0px'
/** A line below the upper edge: the month that it crosses is the one that is read. */
const readingLine = '-12% 0px -87% 0px'

/**
 * Which months of a scrolled list are in view or about to be, and which one is read; the list begins at `first`. Null
 * where nothing scrolls.
 */
export function useMonthsInView(list: RefObject<HTMLElement | null>, first: string, scrolls: boolean) {
  const [near, setNear] = useState<readonly string[]>([])
  const [read, setRead] = useState(first)
  const opened = useRef(first)
  useEffect(() => {
    const root = list.current
    if (!root || !scrolls) return undefined
    const seen = new Set<string>()
    const monthOf = ({ target }: IntersectionObserverEntry) =>
      (target as HTMLElement).dataset['month'] as string
    const nearby = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          if (entry.isIntersecting) seen.add(monthOf(entry))
          else seen.delete(monthOf(entry))
        // Sixty days are many for a slow phone: a finger that scrolls goes first.
        startTransition(() => setNear([...seen].toSorted()))
      },
      { root, rootMargin: ahead },
    )
    const reading = new IntersectionObserver(
      (entries) => {
        const entry = entries.find((one) => one.isIntersecting)
        if (entry) setRead(monthOf(entry))
      },
      { root, rootMargin: readingLine },
    )
    // Its first report comes when the sheet around it is open, and before that is painted.
    const placed = new ResizeObserver(() => {
      if (root.clientHeight === 0) return
      placed.disconnect()
      scrollToMonth(root, opened.current)
      for (const month of root.children) {
        nearby.observe(month)
        reading.observe(month)
      }
    })
    placed.observe(root)
    return () => {
      placed.disconnect()
      nearby.disconnect()
      reading.disconnect()
    }
  }, [list, scrolls])
  return { near, read }
}

/** Scrolls a list of months, which is positioned, so that it begins with one of them. */
export function scrollToMonth(list: HTMLElement | null, month: string): void {
  const at = list?.querySelector<HTMLElement>(`[data-month="${month}"]`)
  if (list && at) list.scrollTop = at.offsetTop
}

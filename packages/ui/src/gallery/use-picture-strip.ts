import { useLayoutEffect, useRef, useState } from 'react'

/** A strip of pictures as wide as its box each: which one is shown, and ways to another. It goes round at both ends. */
export function usePictureStrip(start: number, count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  /** Where a key or button leads: what is passed on the way there is not shown. */
  const target = useRef<number | null>(null)
  /** Pictures that were shown, and their neighbours: they are fetched before they are wanted. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([start]))
  const neighbours = [at - 1, at, at + 1].map((n) => (n + count) % count)
  const reached = new Set([...seen, ...neighbours])
  if (reached.size > seen.size) setSeen(reached)

  const scrollTo = (n: number, behavior: ScrollBehavior) =>
    strip.current?.scrollTo({ left: n * strip.current.clientWidth, behavior })

  const now = useRef(at)
  useLayoutEffect(() => {
    now.current = at
  }, [at])
  useLayoutEffect(() => {
    scrollTo(start, 'instant')
    // A turned device has other widths; the same picture stays.
    const turned = () => scrollTo(now.current, 'instant')
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [start])

  const go = (wanted: number) => {
    const next = (wanted + count) % count
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    setAt(next)
    target.current = next
    scrollTo(next, Math.abs(next - at) === 1 && !calm ? 'smooth' : 'instant')
  }
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    const shown = scrollLeft / clientWidth
    if (target.current !== null && Math.abs(shown - target.current) > 0.1) return
    target.current = null
    setAt(Math.min(Math.max(Math.round(shown), 0), count - 1))
  }
  /** A hand on the strip leads from now on. */
  const onTouch = () => {
    target.current = null
  }
  return { strip, at, reached, go, onScroll, onTouch }
}

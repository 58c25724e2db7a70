import { useLayoutEffect, useRef, useState } from 'react'

/**
 * A strip of pictures, each as wide as its box. Returns the visible one and the functions that move the strip, which
 * wraps at both ends.
 */
export function usePictureStrip(start: number, count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  /** The destination of a key or button. Pictures that the strip passes on the way do not become current. */
  const target = useRef<number | null>(null)
  /** The pictures seen so far and their neighbours, which load in advance. */
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
    // Rotating the device changes the widths; the current picture stays.
    const turned = () => scrollTo(now.current, 'instant')
    addEventListener('resize', turned)
    return () => removeEventListener('resize', turned)
  }, [start])

  const go = (index: number) => {
    const next = (index + count) % count
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
  /** From now on the visitor's own scrolling decides. */
  const onTouch = () => {
    target.current = null
  }
  return { strip, at, reached, go, onScroll, onTouch }
}

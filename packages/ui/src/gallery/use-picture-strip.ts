import { useEffect, useLayoutEffect, useRef, useState, type TouchEvent } from 'react'

/** A finger that moves less than this is no swipe, in px. */
const swipePx = 50
/** A strip without a scroll event for so long stands still, in ms. */
const scrollIdleMs = 200

/**
 * A strip of pictures, each as wide as its box. Returns the visible one and the functions that move the strip, which
 * wraps at both ends (navigation-13): with keys and buttons, and with a swipe of 50 px where the strip cannot scroll on.
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
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(idle.current), [])
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    const shown = scrollLeft / clientWidth
    if (target.current !== null && Math.abs(shown - target.current) > 0.1) return
    target.current = null
    setAt(Math.min(Math.max(Math.round(shown), 0), count - 1))
  }
  const onScroll = () => {
    settle()
    clearTimeout(idle.current)
    // A way that ended before its destination, where something stopped it: the picture on screen is current.
    idle.current = setTimeout(() => {
      target.current = null
      settle()
    }, scrollIdleMs)
  }
  /** From now on the visitor's own scrolling decides. */
  const onTouch = () => {
    target.current = null
  }
  /** Where the finger was put down, and the picture there; undefined with more than one finger. */
  const finger = useRef<{ readonly x: number; readonly from: number }>(undefined)
  const onTouchStart = ({ touches }: TouchEvent) => {
    onTouch()
    const [touch] = touches.length === 1 ? Array.from(touches) : []
    finger.current = touch && { x: touch.clientX, from: at }
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const { x, from } = finger.current ?? {}
    const end = changedTouches[0]?.clientX
    finger.current = undefined
    if (x === undefined || from === undefined || end === undefined) return
    const isLast = from === count - 1 && x - end >= swipePx
    const isFirst = from === 0 && end - x >= swipePx
    if (count > 1 && (isLast || isFirst)) go(isLast ? 0 : count - 1)
  }
  return { strip, at, reached, go, onScroll, onTouch, onTouchStart, onTouchEnd }
}

import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { usePictureStrip } from './use-picture-strip.ts'

afterEach(() => vi.useRealTimers())

/** A strip of four pictures of 100 px. */
function Strip({ start }: { start: number }) {
  const { strip, at, go, onScroll, onTouchStart, onTouchEnd } = usePictureStrip(start, 4)
  return (
    <div
      ref={strip}
      id="strip"
      data-at={at}
      onScroll={onScroll}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <button type="button" onClick={() => go(3)}>
        last
      </button>
    </div>
  )
}

function open(start: number) {
  const view = renderIntoPage(<Strip start={start} />)
  const strip = view.get('#strip')
  Object.defineProperty(strip, 'clientWidth', { value: 100 })
  const at = () => Number(strip.dataset['at'])
  const scroll = (left: number) => {
    strip.scrollLeft = left
    act(() => void strip.dispatchEvent(new Event('scroll', { bubbles: true })))
  }
  const touch = (kind: 'touchstart' | 'touchend', x: number, fingers = 1) => {
    const points = Array.from({ length: fingers }, () => ({ clientX: x }))
    const lists =
      kind === 'touchstart' ? { touches: points, changedTouches: points } : { changedTouches: points }
    act(() => void strip.dispatchEvent(Object.assign(new Event(kind, { bubbles: true }), lists)))
  }
  const swipe = (from: number, to: number, fingers = 1) => {
    touch('touchstart', from, fingers)
    touch('touchend', to)
  }
  return { view, at, scroll, swipe }
}

test.each([
  ['past the last picture', 3, 200, 150, 0],
  ['of 49 px past the last', 3, 200, 151, 3],
  ['past the first picture', 0, 100, 150, 3],
  ['of 49 px past the first', 0, 100, 149, 0],
  ['back from the last, which the strip scrolls itself', 3, 100, 190, 3],
  ['in the middle, which the strip scrolls itself', 1, 200, 100, 1],
])('a swipe %s', (_, start, from, to, expected) => {
  const { at, swipe } = open(start)
  swipe(from, to)
  expect(at()).toBe(expected)
})

test('two fingers are no swipe', () => {
  const { at, swipe } = open(3)
  swipe(200, 100, 2)
  expect(at()).toBe(3)
})

test('after 200 ms without a scroll the picture on screen is current, whatever the destination of a button', () => {
  vi.useFakeTimers()
  const { view, at, scroll } = open(0)
  view.click(view.get('button'))
  expect(at()).toBe(3)
  scroll(110)
  act(() => void vi.advanceTimersByTime(199))
  expect(at()).toBe(3)
  scroll(120)
  act(() => void vi.advanceTimersByTime(199))
  expect(at()).toBe(3)
  act(() => void vi.advanceTimersByTime(1))
  expect(at()).toBe(1)
})

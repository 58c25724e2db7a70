import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { Sheet, type SheetProps } from './sheet.tsx'

const onClose = vi.fn()
const dialog = () => document.querySelector('dialog')!
const handle = () => dialog().querySelector('header')!

beforeEach(() => {
  onClose.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

function open(more: Partial<SheetProps> = {}) {
  return renderIntoPage(
    <Sheet title="Who is coming?" closeLabel="Close" wide="anchored" onClose={onClose} {...more}>
      <button type="button">inside</button>
    </Sheet>,
  )
}
const send = (target: Element, type: string, more: PointerEventInit = {}) =>
  act(() => void target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...more })))

test('is the browser’s modal dialog, named by its heading', () => {
  open()
  expect(dialog().open).toBe(true)
  const id = dialog().getAttribute('aria-labelledby')
  expect(document.getElementById(id!)?.textContent).toBe('Who is coming?')
})

test('a press on the backdrop closes it; one that began inside does not', () => {
  open()
  const inside = dialog().querySelector('button:last-of-type')!
  send(inside, 'pointerdown')
  send(dialog(), 'click')
  expect(onClose).not.toHaveBeenCalled()
  send(dialog(), 'pointerdown')
  send(dialog(), 'click')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each([
  ['far enough', 81, 1],
  ['not far enough', 80, 0],
])('a pull at the handle that goes %s', (_, by, times) => {
  open()
  handle().setPointerCapture = () => {}
  send(handle(), 'pointerdown', { clientY: 100 })
  send(handle(), 'pointermove', { clientY: 100 + by })
  expect(dialog().style.translate).toBe(`0 ${by}px`)
  send(handle(), 'pointerup', { clientY: 100 + by })
  expect(onClose).toHaveBeenCalledTimes(times)
  expect(dialog().style.translate).toBe('')
})

test('nothing is pulled on wide screens, nor at the close button', () => {
  open()
  handle().setPointerCapture = () => {}
  send(handle().querySelector('button')!, 'pointerdown', { clientY: 0 })
  send(handle(), 'pointermove', { clientY: 200 })
  expect(dialog().style.translate).toBe('')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  send(handle(), 'pointerdown', { clientY: 0 })
  send(handle(), 'pointermove', { clientY: 200 })
  expect(dialog().style.translate).toBe('')
})

test('stays above an on-screen keyboard, and takes a zoomed page for none', () => {
  const seen = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', 768)
  open()
  const covered = () => dialog().style.getPropertyValue('--covered')
  expect(covered()).toBe('0px')
  seen.height = 468
  seen.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('300px')
  seen.scale = 2
  seen.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('0px')
  vi.unstubAllGlobals()
})

test.each([
  ['below its opener', 200, '248px'],
  ['above it, where below is no room', 700, '292px'],
  ['over it, where neither side has room', 390, '392px'],
])('from 768 px it stands %s', (_, top, y) => {
  vi.stubGlobal('innerHeight', 800)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  const { get, focus, rerender } = renderIntoPage([
    <button key="opener" type="button">
      opener
    </button>,
  ])
  const opener = get('button')
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, top, 100, 40))
  focus(opener)
  rerender([
    <button key="opener" type="button">
      opener
    </button>,
    <Sheet key="sheet" title="Dates" closeLabel="Close" wide="calendar" onClose={onClose}>
      days
    </Sheet>,
  ])
  expect(dialog().style.getPropertyValue('--y')).toBe(y)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

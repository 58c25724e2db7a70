import { expect, test, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { ModalFrame } from './modal-frame.tsx'

// happy-dom has no layout, so every rendered element counts as visible.
Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList

function frame(onClose: () => void, first?: boolean) {
  return (
    <ModalFrame id="menu" label="Menu" onClose={onClose}>
      <button type="button">one</button>
      <a href="#x" data-first-focus={first}>
        two
      </a>
      <button type="button" tabIndex={-1}>
        no stop
      </button>
      <button type="button">three</button>
    </ModalFrame>
  )
}
const focused = () => document.activeElement?.textContent

test('takes the focus, traps it, returns it', () => {
  const view = renderIntoPage(null)
  document.getElementById('elsewhere')?.focus()
  view.rerender(frame(() => {}))
  expect(focused()).toBe('one')
  const [, , , last] = view.all('a,button')
  view.focus(last as HTMLElement)
  expect(view.press(last as HTMLElement, 'Tab').defaultPrevented).toBe(true)
  expect(focused()).toBe('one')
  view.rerender(null)
  expect(focused()).toBe('elsewhere')
})

test('Tab inside is the browser’s', () => {
  const view = renderIntoPage(frame(() => {}))
  expect(view.press(view.get('button'), 'Tab').defaultPrevented).toBe(false)
})

test('starts at the marked element', () => {
  renderIntoPage(frame(() => {}, true))
  expect(focused()?.trim()).toBe('two')
})

test('Escape closes it once; an Escape that something inside has used does not', () => {
  const onClose = vi.fn()
  const view = renderIntoPage(frame(onClose))
  view.press(view.get('a'), 'Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
  view.get('a').addEventListener('keydown', (event) => event.preventDefault())
  view.press(view.get('a'), 'Escape')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('does not take the focus back from an element that got it meanwhile', () => {
  const view = renderIntoPage(null)
  view.rerender(frame(() => {}))
  document.getElementById('elsewhere')?.focus()
  view.rerender(null)
  expect(focused()).toBe('elsewhere')
})

test('the button that opens it gets the focus where the browser did not give it one', () => {
  const view = renderIntoPage(
    <button type="button" data-opens="menu">
      toggle
    </button>,
  )
  document.body.focus()
  view.rerender(
    <>
      <button type="button" data-opens="menu">
        toggle
      </button>
      {frame(() => {})}
    </>,
  )
  view.rerender(
    <button type="button" data-opens="menu">
      toggle
    </button>,
  )
  expect(focused()).toBe('toggle')
})

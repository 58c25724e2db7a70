import { act } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

/** Renders into a fresh page for a test; `rerender` renders into the same container. */
export function renderIntoPage(node: ReactNode) {
  document.body.innerHTML = '<div id="place"></div><button id="elsewhere">elsewhere</button>'
  const place = document.getElementById('place')!
  const root = createRoot(place)
  const rerender = (next: ReactNode) => act(() => root.render(next))
  rerender(node)
  return {
    rerender,
    /** First element for a CSS selector; fails the test when there is none. */
    get: <E extends HTMLElement = HTMLElement>(selector: string): E => {
      const found = place.querySelector<E>(selector)
      if (!found) throw new Error(`Nothing matches ${selector} in ${place.innerHTML}`)
      return found
    },
    all: (selector: string): HTMLElement[] => [...place.querySelectorAll<HTMLElement>(selector)],
    press: (element: HTMLElement, key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      act(() => void element.dispatchEvent(event))
      return event
    },
    click: (element: HTMLElement) => act(() => element.click()),
    focus: (element: HTMLElement) => act(() => element.focus()),
    /** Types the whole text at once, as a paste does. */
    type: (input: HTMLInputElement, text: string) =>
      act(() => {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
        setter.call(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
      }),
    choose: (select: HTMLSelectElement, value: string) =>
      act(() => {
        const setter = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!
        setter.call(select, value)
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }),
  }
}

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { Popup } from './popup.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each(['button', '[role=presentation]'])('goes 150 ms after it was closed by %s, once', (control) => {
  const onClose = vi.fn()
  const view = renderIntoPage(
    <Popup title="Offer" closeLabel="Close" onClose={onClose}>
      text
    </Popup>,
  )
  // Beside the card lies what MUI puts the card into.
  const press = () => {
    const element = document.querySelector<HTMLElement>(`.MuiDialog-root ${control}`)!
    act(() => void element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })))
    view.click(element)
  }
  press()
  press()
  act(() => void vi.advanceTimersByTime(149))
  expect(onClose).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1000))
  expect(onClose).toHaveBeenCalledTimes(1)
})

import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { Tooltip } from './tooltip.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const tips = () => [...document.querySelectorAll('[role=tooltip]')]
const sample = () =>
  renderIntoPage(
    <Tooltip text="Member of the guarantee fund">
      <button type="button">SGR</button>
    </Tooltip>,
  )

test('appears 200 ms after the keyboard has reached it, describes it, hides on Escape', () => {
  const view = sample()
  view.focus(view.get('button'))
  wait(199)
  expect(tips()).toHaveLength(0)
  wait(1)
  expect(tips()[0]?.textContent).toBe('Member of the guarantee fund')
  expect(view.get('span').getAttribute('aria-describedby')).toBe(tips()[0]?.id)
  view.press(view.get('button'), 'Escape')
  // It fades.
  wait(500)
  expect(tips()).toHaveLength(0)
})

test('does not appear when it is left before', () => {
  const view = sample()
  view.focus(view.get('button'))
  wait(150)
  view.focus(document.getElementById('elsewhere') as HTMLElement)
  wait(1000)
  expect(tips()).toHaveLength(0)
})

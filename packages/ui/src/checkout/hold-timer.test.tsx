import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderIntoPage } from '../testing/render-into-page.ts'
import { HoldTimer } from './hold-timer.tsx'

const start = 1_750_000_000_000
const timer = {
  renderedAt: start,
  expiresAt: start + 6 * 60_000,
  text: 'Held:',
  formatLeft: (ms: number) => `${Math.round(ms / 1000)} s`,
  announcements: [
    { minutes: 1, text: '1 minute left' },
    { minutes: 5, text: '5 minutes left' },
  ],
  expiredText: 'The hold has ended',
}

describe('HoldTimer', () => {
  beforeEach(() => void vi.useFakeTimers({ now: start }))
  afterEach(() => void vi.useRealTimers())

  it('renders on the server with the time it was rendered at', () => {
    expect(renderToStaticMarkup(<HoldTimer {...timer} />)).toContain('360 s')
  })
  it('announces at 5 and 1 minutes, is silent otherwise, and ends once', () => {
    const onExpire = vi.fn()
    const page = renderIntoPage(<HoldTimer {...timer} onExpire={onExpire} />)
    const announced = () => page.get('[role=status]').textContent
    const wait = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
    wait(30)
    expect(page.get('b').textContent).toBe('330 s')
    expect(announced()).toBe('')
    wait(31)
    expect(announced()).toBe('5 minutes left')
    wait(240)
    expect(announced()).toBe('1 minute left')
    wait(70)
    expect(announced()).toBe('The hold has ended')
    wait(10)
    expect(onExpire).toHaveBeenCalledTimes(1)
  })
})

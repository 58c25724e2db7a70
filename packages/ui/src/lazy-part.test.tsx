import { act, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'
import { renderIntoPage } from './testing/render-into-page.ts'

const reported = vi.fn()
beforeEach(() => {
  reported.mockReset()
  vi.stubGlobal('reportError', reported)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A part whose code comes after so many failures, beside a text that must not vanish. */
function open(failures: number) {
  vi.useFakeTimers()
  let requests = 0
  const Part = lazyPart(async () => {
    requests += 1
    if (requests <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <b>part</b> }
  })
  const page = renderIntoPage(
    <p>
      text{' '}
      <Suspense fallback={<i>waiting</i>}>
        <Part />
      </Suspense>
    </p>,
  )
  const text = () => page.get('p').textContent
  return { text, requests: () => requests }
}

describe('lazyPart', () => {
  it('leaves the page as it is while the code does not come, and shows it with the connection', async () => {
    const { text, requests } = open(1)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect([text(), requests()]).toEqual(['text waiting', 1])
    await act(async () => void window.dispatchEvent(new Event('online')))
    expect([text(), requests()]).toEqual(['text part', 2])
  })

  it('reports what failed once, where it is not the connection: code may be broken', async () => {
    open(3)
    await act(() => vi.advanceTimersByTimeAsync(11_000))
    expect(reported.mock.calls).toEqual([[new TypeError('Failed to fetch dynamically imported module')]])
  })

  it('reports no lost connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    open(1)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(reported).not.toHaveBeenCalled()
  })

  it('tries again every five seconds where no connection is reported', async () => {
    const { text, requests } = open(2)
    await act(() => vi.advanceTimersByTimeAsync(9000))
    expect([text(), requests()]).toEqual(['text waiting', 2])
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(text()).toBe('text part')
  })
})

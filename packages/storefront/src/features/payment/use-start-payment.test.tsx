import { performStep } from '@camping/core/payment/perform-step.browser.ts'
import { createStore } from '@camping/core/store/create-store.ts'
import { listenTo } from '@camping/core/listening/listeners.ts'
import { listenForToasts } from '@camping/core/store/toasts.listeners.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { appContext, AppProvider } from '../../kit/app/app-context.tsx'
import { testApp } from '../../testing/test-app.ts'
import { useStartPayment } from './use-start-payment.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
vi.mock('@camping/core/payment/perform-step.browser.ts', () => ({ performStep: vi.fn() }))
const left = vi.mocked(performStep)

const app = appContext({ config: testApp, site: 'uk', today: '2026-11-21', editions: [] })
const url = 'https://test.saferpay.com/vt2/page'
const opened = () => Response.json({ orderIdHash: 'o'.repeat(22), saferpayUrl: url })
const intent = {
  bookingId: '5PRAKA9451',
  amount: 1999,
  paymentMethod: 'card',
  apiLocale: 'couk',
  returnPath: '/uk/profile/my-bookings/5PRAKA9451/payment',
}

function PayButton() {
  const { start, starting } = useStartPayment()
  return (
    <button type="button" disabled={starting} onClick={() => void start('saferpay', intent)}>
      Pay
    </button>
  )
}

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  left.mockReset()
})

/** A page whose calls are answered one by one by the test. */
function openPage() {
  const asked: { key: unknown; answer: (reply: () => Response) => Promise<void> }[] = []
  const store = createStore({
    fetch: async (_input, init) => {
      const { idempotencyKey } = JSON.parse(init?.body as string) as { idempotencyKey: unknown }
      const reply = await new Promise<() => Response>((resolve) => {
        asked.push({ key: idempotencyKey, answer: (given) => act(async () => resolve(given)) })
      })
      return reply()
    },
    origin: '',
    brand: 'alder',
    apiLocale: 'couk',
  })
  listenForToasts()
  listenTo(store)
  const element = document.createElement('div')
  document.body.replaceChildren(element)
  root = createRoot(element)
  act(() =>
    root?.render(
      <Provider store={store}>
        <AppProvider value={app}>
          <PayButton />
        </AppProvider>
      </Provider>,
    ),
  )
  const button = () => element.querySelector('button') as HTMLButtonElement
  return {
    asked,
    button,
    /** Two clicks before the page can render again. */
    doubleClick: () =>
      act(async () => {
        button().click()
        button().click()
      }),
    click: () => act(async () => button().click()),
    leave: () => act(async () => root?.render(null)),
    toasts: () => store.getState().shell.toasts.map(({ message }) => message),
  }
}

const blocked = () => {
  throw new TypeError('Failed to fetch')
}

describe('starting a payment on a page', () => {
  it('F32: a double click sends one request and leaves once', async () => {
    const page = openPage()
    await page.doubleClick()
    expect(page.asked).toHaveLength(1)
    expect(page.button().disabled).toBe(true)
    await page.asked[0]?.answer(opened)
    await expect.poll(() => left.mock.calls).toEqual([[{ kind: 'leave', url }]])
  })

  it.each<[string, () => Response]>([
    ['is blocked or offline', blocked],
    ['answers with an error', () => Response.json({ type: 'payment-failed', status: 502 }, { status: 502 })],
    ['answers with a page of somebody else', () => Response.json({ saferpayUrl: 'https://evil.example/' })],
  ])('F67: what starts the payment %s: the toast, and the button works again', async (_, reply) => {
    const page = openPage()
    await page.click()
    await page.asked[0]?.answer(reply)
    await expect.poll(() => page.toasts()).toEqual(['toast-messages.payment-fail'])
    expect(page.button().disabled).toBe(false)
    expect(left).not.toHaveBeenCalled()
    await page.click()
    expect(page.asked).toHaveLength(2)
    expect(page.asked[1]?.key, 'another attempt, not the failed one again').not.toBe(page.asked[0]?.key)
    await page.asked[1]?.answer(opened)
    await expect.poll(() => left.mock.calls.length).toBe(1)
  })

  it('F68: an answer after the visitor has left the page opens nothing, and shows nothing', async () => {
    for (const reply of [opened, blocked]) {
      const page = openPage()
      await page.click()
      await page.leave()
      await page.asked[0]?.answer(reply)
      // Everything that follows an answer has run after these.
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      expect(left).not.toHaveBeenCalled()
      expect(page.toasts()).toEqual([])
    }
  })
})

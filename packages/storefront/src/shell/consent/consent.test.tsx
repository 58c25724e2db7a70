import type { AppConfig } from '@camping/editions/define-app.ts'
import { popupAdded } from '@camping/core/shell/shell.slice.ts'
import { useAppDispatch } from '@camping/core/store/create-store.ts'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { appContext, AppProvider } from '../../kit/app/app-context.tsx'
import type { PageRequest } from '../../kit/routing/page-view.ts'
import { readCookie, writeCookie } from '../../kit/routing/read-cookie.browser.ts'
import { renderPart } from '../../testing/render-part.tsx'
import { testApp } from '../../testing/test-app.ts'
import { ConsentChoices } from '../../kit/consent/consent-choices.tsx'
import { consentPopup } from '../../kit/consent/consent-popup.ts'
import { ConsentQuestion } from './consent-question.tsx'

const today = '2026-11-21'
const both = { tagManagerId: 'GTM-AB12' }
const cookie = () => JSON.parse(readCookie('consent') || 'null') as unknown
const bar = () => document.querySelector('section[aria-labelledby]')
const buttons = () => [...document.querySelectorAll('button')]
const button = (text: string) => buttons().find((one) => one.textContent === text)
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]

function show(name: PageRequest['name'], config: Partial<AppConfig>) {
  const app = appContext({ config: { ...testApp, ...config }, site: 'uk', today, editions: [] })
  const shown = { kind: 'page', page: {}, request: { name } } as Parameters<
    typeof ConsentQuestion
  >[0]['shown']
  function Settings() {
    const dispatch = useAppDispatch()
    return (
      <button type="button" onClick={() => dispatch(popupAdded(consentPopup))}>
        Settings
      </button>
    )
  }
  return renderPart(
    <AppProvider value={app}>
      <ConsentQuestion shown={shown} />
      <main>
        <Settings />
        <Suspense fallback={null}>{name === 'info' && <ConsentChoices />}</Suspense>
      </main>
    </AppProvider>,
    [],
  )
}

const unanswered = () => writeCookie('consent', '', 0)
beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  ),
)
afterEach(() => {
  unanswered()
  vi.unstubAllGlobals()
})

describe('the question', () => {
  it.each([
    ['Refuse', []],
    ['Accept', ['statistics', 'marketing']],
  ])('is answered by %s, once', async (answer, categories) => {
    const { click } = await show('home', both)
    await click(button(answer))
    expect(cookie()).toEqual({ categories, date: today })
    expect(bar()).toBeNull()
  })

  it('is answered by a choice in which nothing is chosen beforehand', async () => {
    const { click } = await show('home', both)
    expect(boxes()).toEqual([])
    await click(button('Let me choose'))
    expect(boxes().map(({ checked }) => checked)).toEqual([false, false])
    await click(boxes()[1])
    await click(button('Save my choice'))
    expect(cookie()).toEqual({ categories: ['marketing'], date: today })
  })

  it('offers only statistics where there is no tag manager', async () => {
    const { click } = await show('home', { flagship: 'true' })
    expect(button('Let me choose')).toBeUndefined()
    await click(button('Accept'))
    expect(cookie()).toEqual({ categories: ['statistics'], date: today })
  })

  it.each([
    ['answered', '{"categories":[],"date":"2026-11-20"}', false],
    ['answered six months ago', '{"categories":["marketing"],"date":"2026-05-01"}', true],
    ['unreadable', 'yes', true],
  ])('appears when the answer is %s: %s', async (_when, kept, requested) => {
    writeCookie('consent', kept, 60)
    await show('home', both)
    expect(bar() !== null).toBe(requested)
  })

  const chatbot = { provider: 'http', url: 'https://chat.example' } as const
  it('leaves consent to the chatbot alone, which it does not request', async () => {
    writeCookie('consent', `{"categories":["chat"],"date":"${today}","open":true}`, 60)
    const { click } = await show('home', { ...both, chatbot })
    await click(button('Let me choose'))
    expect(boxes()).toHaveLength(2)
    await click(button('Refuse'))
    expect(cookie()).toEqual({ categories: ['chat'], date: today })
  })

  it('is none in an app with nothing but a chatbot, whose settings have it', async () => {
    const { click } = await show('home', { chatbot })
    expect(bar()).toBeNull()
    await click(button('Settings'))
    expect(boxes()).toHaveLength(1)
    await click(button('Refuse'))
    expect(cookie()).toEqual({ categories: [], date: today })
  })

  it.each(['booking', 'payment', 'paymentOptions'] as const)('distracts nobody on %s', async (name) => {
    const { click } = await show(name, both)
    expect(bar()).toBeNull()
    await click(button('Settings'))
    expect(bar()).not.toBeNull()
  })
})

describe('settings', () => {
  it('show what was answered, and leave it alone when they are closed', async () => {
    writeCookie('consent', '{"categories":["statistics"],"date":"2026-11-20"}', 60)
    const { click } = await show('home', both)
    await click(button('Settings'))
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false])
    await click(document.querySelector<HTMLElement>('[aria-label=Close]') ?? undefined)
    expect(bar()).toBeNull()
    expect(cookie()).toEqual({ categories: ['statistics'], date: '2026-11-20' })
  })

  it('on a page count at once, and answer the question', async () => {
    const { click } = await show('info', both)
    expect(bar()).not.toBeNull()
    await click(boxes()[0])
    expect(cookie()).toEqual({ categories: ['statistics'], date: today })
    expect(boxes().map(({ checked }) => checked)).toEqual([true, false])
    await click(boxes()[0])
    expect(cookie()).toEqual({ categories: [], date: today })
  })
})

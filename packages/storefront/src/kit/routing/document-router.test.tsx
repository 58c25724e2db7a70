import { act, useEffect, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { NavigationType, StaticRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { NavigateFunction } from 'react-router-dom'
import { Link } from '@camping/ui/link/link.tsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppProvider, appContext } from '../app/app-context.tsx'
import { testApp } from '../../testing/test-app.ts'
import { DocumentRouter, leaveDocumentFor } from './document-router.browser.tsx'
import type { EntryState } from './entry-state.ts'
import { useLayer } from './use-layer.ts'

;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true

const app = appContext({ config: testApp, site: 'uk', today: '2026-11-21', editions: [] })
const assign = vi.fn()
const replace = vi.fn()

let root: Root
let navigate: NavigateFunction
let seen: { address: string; state: EntryState | null; how: NavigationType }
let layers: ReturnType<typeof useLayer>

function Probe() {
  const location = useLocation()
  const go = useNavigate()
  const how = useNavigationType()
  const overlay = useLayer()
  useEffect(() => {
    navigate = go
    layers = overlay
    const address = location.pathname + location.search + location.hash
    seen = { address, state: location.state as EntryState | null, how }
  })
  return null
}

/** A link over the page that comes after it, as a dialog does: React then listens on the body. */
function OverThePage() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => setIsOpen(true), [])
  if (!isOpen) return null
  return createPortal(
    <Link href="/uk/terms" onClick={(event) => event.preventDefault()}>
      answered over the page
    </Link>,
    document.body,
  )
}

async function open(address: string, entry: object | null = null) {
  window.history.replaceState(entry, '', address)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
  await act(async () =>
    root.render(
      <AppProvider value={app}>
        <DocumentRouter>
          <Probe />
          <Link href="/uk/privacy">inside</Link>
          <Link href="?page=2" preserveScroll>
            query
          </Link>
          <Link href="/uk/terms" onClick={(event) => event.preventDefault()}>
            answered
          </Link>
          <Link href="/uk/document" target="_blank">
            tab
          </Link>
          <Link href="/de/impressum">other edition</Link>
          <Link href="/uk" hrefLang="en-GB">
            this edition
          </Link>
          <OverThePage />
        </DocumentRouter>
      </AppProvider>,
    ),
  )
}

/** Clicks a link; answers whether the browser would follow it itself. */
async function click(text: string, how: MouseEventInit = {}): Promise<boolean> {
  const link = [...document.querySelectorAll('a')].find((one) => one.textContent === text)
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how })
  let isPrevented = false
  // After everybody else; what nobody follows stays, so that the test's document is the same.
  window.addEventListener(
    'click',
    (late) => {
      isPrevented = late.defaultPrevented
      late.preventDefault()
    },
    { once: true },
  )
  await act(async () => void link?.dispatchEvent(event))
  return !isPrevented
}

beforeEach(() => {
  const happy = window as unknown as { happyDOM: { setURL(url: string): void } }
  happy.happyDOM.setURL('http://localhost/uk')
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
})
afterEach(() => {
  act(() => root.unmount())
  leaveDocumentFor(undefined)
  vi.restoreAllMocks()
  assign.mockReset()
  replace.mockReset()
})

describe('links', () => {
  // The first test: React listens on the body from the first time that something lies over the page.
  it('over the page stay where they are when somebody has answered the click', async () => {
    await open('/uk/campsites')
    await click('answered over the page')
    expect(seen.address).toBe('/uk/campsites')
  })

  it('of the edition change the address in place', async () => {
    await open('/uk/campsites')
    expect(await click('inside')).toBe(false)
    expect(seen).toEqual({ address: '/uk/privacy', state: null, how: NavigationType.Push })
    expect(await click('query')).toBe(false)
    expect(seen).toMatchObject({ address: '/uk/privacy?page=2', state: { preserveScroll: true } })
  })

  it('to the address on screen add no entry', async () => {
    await open('/uk/privacy')
    const entries = window.history.length
    await click('inside')
    expect([window.history.length, seen.how]).toEqual([entries, NavigationType.Replace])
  })

  it.each([
    ['inside', { ctrlKey: true }],
    ['inside', { metaKey: true }],
    ['inside', { shiftKey: true }],
    ['inside', { altKey: true }],
    ['inside', { button: 1 }],
    ['tab', {}],
    ['other edition', {}],
    ['this edition', {}],
  ])('belong to the browser: %s with %o', async (text, how) => {
    await open('/uk/campsites')
    expect(await click(text, how)).toBe(true)
    expect(seen.address).toBe('/uk/campsites')
  })

  it('stay where they are when somebody has answered the click', async () => {
    await open('/uk/campsites')
    await click('answered')
    expect(seen.address).toBe('/uk/campsites')
  })
})

describe('addresses that need a new document', () => {
  it('never stand in this one', async () => {
    await open('/uk/campsites')
    leaveDocumentFor(({ pathname }) => pathname.startsWith('/uk/login'))
    await act(async () => navigate('/uk/login?token=x'))
    expect(String(assign.mock.lastCall?.[0])).toBe('http://localhost/uk/login?token=x')
    await act(async () => navigate('/uk/login', { replace: true }))
    expect(String(replace.mock.lastCall?.[0])).toBe('http://localhost/uk/login')
    expect([window.location.pathname, seen.address]).toEqual(['/uk/campsites', '/uk/campsites'])
    await act(async () => navigate('/uk/privacy'))
    expect(seen.address).toBe('/uk/privacy')
  })
})

describe('a layer', () => {
  it('is a separate history entry over the current address', async () => {
    await open('/uk/campsites?page=2')
    window.history.replaceState(window.history.state, '', '#reviews')
    await act(async () => layers.show('map'))
    expect(layers.layer).toBe('map')
    expect(seen).toEqual({
      address: '/uk/campsites?page=2#reviews',
      state: { preserveScroll: true, layer: 'map' },
      how: NavigationType.Push,
    })
  })

  it('is gone after a reload, and its entry with it', async () => {
    await open('/uk/campsites', { usr: { preserveScroll: true, layer: 'map' }, key: 'abc', idx: 3 })
    expect(layers.layer).toBeUndefined()
    expect(window.history.state).toEqual({ usr: null, key: 'abc', idx: 3 })
  })
})

it('adds nothing beside the page: ids of labels and fields are those that the server wrote', () => {
  const Field = () => <input id={useId()} />
  const page = (
    <p>
      <Field />
      <Field />
    </p>
  )
  const [written, alive] = [
    <StaticRouter key="server" location="/uk">
      {page}
    </StaticRouter>,
    <DocumentRouter key="browser">{page}</DocumentRouter>,
  ].map((router) => renderToString(<AppProvider value={app}>{router}</AppProvider>))
  expect(written).toMatch(/id="_R_\w+_"/)
  expect(alive).toBe(written)
})

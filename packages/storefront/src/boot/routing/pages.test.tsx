import { draftOf } from '@camping/core/search/search-form.rules.ts'
import { draftChanged } from '@camping/core/search/search.slice.ts'
import { emptyCriteria } from '@camping/core/search/criteria.rules.ts'
import { overlayChanged } from '@camping/core/shell/shell.slice.ts'
import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  go,
  heading,
  hold,
  letGo,
  loadMessages,
  pause,
  scrollTo,
  shows,
  soon,
  start,
} from '../../testing/opened-pages.tsx'

describe('Pages', () => {
  it('shows the page until the next is ready, then that one from its heading', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await pause()
    expect(heading()).toBe('company-details')
    expect(window.location.pathname).toBe('/uk/privacy')
    await letGo('pages/privacy')
    await shows('privacy')
    expect(document.activeElement?.textContent).toBe('privacy')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0)
  })

  it('shows the page of a link that was clicked twice', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await go('/uk/privacy')
    await letGo('pages/privacy')
    await shows('privacy')
  })

  it('never shows a page that one has left before it came', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await go('/uk/terms-and-conditions')
    await shows('terms-and-conditions')
    await letGo('pages/privacy')
    await pause()
    expect(heading()).toBe('terms-and-conditions')
  })

  it('stays where one is when one turns back before the page came', async () => {
    await start('/uk/company-details')
    hold('pages/privacy')
    await go('/uk/privacy')
    await go('/uk/company-details')
    await letGo('pages/privacy')
    await pause()
    expect(heading()).toBe('company-details')
  })

  it('closes what lies over a page that is left, and not for a change in place', async () => {
    const store = await start('/uk/search-and-book')
    act(() => void store.dispatch(overlayChanged('mobile-search')))
    await go('/uk/search-and-book?bedrooms=2', { replace: true, state: { preserveScroll: true } })
    expect(store.getState().shell.overlay).toBe('mobile-search')
    expect(scrollTo).not.toHaveBeenCalled()
    await go('/uk/privacy')
    expect(store.getState().shell.overlay).toBe('none')
    await shows('privacy')
  })

  it('follows a redirect without leaving a trap for Back', async () => {
    await start('/uk/company-details')
    const entries = window.history.length
    await go('/uk/search')
    await soon(() => {
      expect(window.location.pathname).toBe('/uk/search-and-book')
      expect(heading()).toBe('Search and book')
    })
    expect(window.history.length).toBe(entries + 1)
  })

  it('reports that a page’s code cannot be loaded, and still works', async () => {
    await start('/uk/company-details')
    loadMessages.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    await go('/uk/privacy')
    await soon(() => {
      expect(document.querySelector('main button')).not.toBeNull()
    })
    await go('/uk/terms-and-conditions')
    await shows('terms-and-conditions')
  })

  it('shows the 404 page for an address that exists nowhere', async () => {
    await start('/uk/company-details')
    await go('/uk/x/y/z')
    await soon(() => {
      expect(heading()).not.toBe('company-details')
    })
    expect(document.querySelector('main a')?.getAttribute('href')).toBe('/uk')
  })

  it('returns to where one was', async () => {
    await start('/uk/company-details')
    vi.stubGlobal('scrollY', 640)
    await go('/uk/privacy')
    await shows('privacy')
    vi.stubGlobal('scrollY', 0)
    window.history.replaceState(null, '', '/uk/company-details')
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
    await shows('company-details')
    expect(scrollTo).toHaveBeenLastCalledWith(0, 640)
  })
})

describe('what is left behind', () => {
  it('is the half-typed search, and the filters of the page', async () => {
    const store = await start('/uk/search-and-book?facilities=7&countries=italy')
    act(() => void store.dispatch(draftChanged(draftOf(emptyCriteria, 'Lake'))))
    await go('/uk/search-and-book?facilities=7', { replace: true })
    expect(store.getState().search.draft).not.toBeNull()
    await go('/uk/privacy')
    await shows('privacy')
    expect(store.getState().search.draft).toBeNull()
    await go('/uk/search-and-book')
    await shows('Search and book')
    expect(document.querySelectorAll('main input:checked')).toHaveLength(0)
  })
})

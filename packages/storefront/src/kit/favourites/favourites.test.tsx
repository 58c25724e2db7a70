import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { go, heading, soon, start } from '../../testing/opened-pages.tsx'
import { refuseStorage } from '../../testing/refuse-storage.ts'
import { startFavourites } from './start-favourites.browser.ts'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]')]
const heartOf = (name: string) => hearts().find((one) => one.getAttribute('aria-label') === `Save ${name}`)
const click = (element: HTMLElement | null | undefined) => act(async () => element?.click())
const toasts = () => [...document.querySelectorAll<HTMLElement>('[role=status]')]
const saved = (heart: HTMLElement | undefined, is: boolean) =>
  soon(() => expect(heart?.getAttribute('aria-pressed')).toBe(String(is)))
const stored = () =>
  JSON.parse(localStorage.getItem('favourites') ?? '{}') as Record<string, { sites: unknown }>
const save = (sites: { id: number; at: number }[], brand = 'alder') =>
  localStorage.setItem('favourites', JSON.stringify({ [brand]: { version: 1, sites } }))

beforeEach(() => localStorage.clear())

describe('the heart of a campsite', () => {
  it('saves it, confirms it, and fills the heart of its card on another page', async () => {
    await start(campsite)
    const heart = heartOf('Camping Bella Riva')
    expect(heart?.getAttribute('aria-pressed')).toBe('false')
    await click(heart)
    await saved(heart, true)
    expect(stored()).toEqual({ alder: { version: 1, sites: [{ id: 7, at: expect.any(Number) }] } })
    await soon(() => expect(toasts().map((one) => one.textContent)).toContain('Saved on this device.'))
    await go('/uk/search-and-book')
    await soon(() => expect(hearts().length).toBeGreaterThan(0))
    expect(hearts().map((one) => one.getAttribute('aria-pressed'))).toContain('true')
  })

  it('drops it, and undo brings it back in its place', async () => {
    save([
      { id: 9, at: 30 },
      { id: 7, at: 20 },
      { id: 8, at: 10 },
    ])
    const before = stored()
    const store = await start(campsite)
    startFavourites(store, 'alder')
    const heart = heartOf('Camping Bella Riva')
    await saved(heart, true)
    await click(heart)
    await saved(heart, false)
    expect(stored()['alder']?.sites).toEqual([
      { id: 9, at: 30 },
      { id: 8, at: 10 },
    ])
    const undo = await vi.waitFor(
      () => {
        const found = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo')
        expect(found).toBeDefined()
        return found
      },
      { timeout: 60_000 },
    )
    await click(undo)
    await saved(heart, true)
    expect(stored()).toEqual(before)
  })

  it('follows what another tab does, from the first heart on', async () => {
    const store = await start(campsite)
    startFavourites(store, 'alder')
    const heart = heartOf('Camping Bella Riva')
    save([{ id: 7, at: 20 }])
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'favourites' })))
    await saved(heart, true)
    localStorage.clear()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })))
    await saved(heart, false)
  })

  it('writes only its own change over what another tab has written since', async () => {
    await start(campsite)
    await click(heartOf('Camping Bella Riva'))
    await saved(heartOf('Camping Bella Riva'), true)
    save([{ id: 50, at: 5 }])
    await click(heartOf('Camping Bella Riva'))
    await saved(heartOf('Camping Bella Riva'), false)
    expect(stored()['alder']?.sites).toEqual([{ id: 50, at: 5 }])
  })

  it('is another brand’s matter: its favourites neither show nor change', async () => {
    save([{ id: 7, at: 20 }], 'lakeland')
    await start(campsite)
    const heart = heartOf('Camping Bella Riva')
    await click(heart)
    await saved(heart, true)
    expect(stored()['lakeland']?.sites).toEqual([{ id: 7, at: 20 }])
  })

  it('answers where the browser forbids storage', async () => {
    const blocked = refuseStorage('localStorage', 'blocked')
    await start(campsite)
    await click(heartOf('Camping Bella Riva'))
    await saved(heartOf('Camping Bella Riva'), true)
    expect(blocked).toHaveBeenCalled()
    blocked.mockRestore()
    expect(localStorage).toHaveLength(0)
  })
})

describe('action=favourite', () => {
  it('saves the campsite once and leaves the address', async () => {
    await start(`${campsite}?date=2027-07-03&action=favourite`)
    await soon(() => expect(window.location.search).toBe('?date=2027-07-03'))
    await saved(heartOf('Camping Bella Riva'), true)
    expect(heading()).toBe('Camping Bella Riva')
  })

  it('leaves a saved campsite unchanged, without a toast', async () => {
    save([{ id: 7, at: 20 }])
    await start(`${campsite}?action=favourite`)
    await soon(() => expect(window.location.search).toBe(''))
    await saved(heartOf('Camping Bella Riva'), true)
    expect(stored()['alder']?.sites).toEqual([{ id: 7, at: 20 }])
    expect(toasts().map((one) => one.textContent)).not.toContain('Saved on this device.')
  })
})

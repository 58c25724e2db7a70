import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { go, heading, soon, start } from '../../testing/opened-pages.tsx'
import { refuseStorage } from '../../testing/refuse-storage.ts'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]')]
const heartOf = (name: string) => hearts().find((one) => one.getAttribute('aria-label') === `Save ${name}`)
const click = (element: HTMLElement | null | undefined) => act(async () => element?.click())
/** The texts of toasts, without their buttons. */
const toasts = () =>
  [...document.querySelectorAll<HTMLElement>('[role=status]')].map(
    (one) => (one.querySelector('span:not([aria-hidden])') ?? one).textContent,
  )
const saved = (heart: HTMLElement | undefined, is: boolean) =>
  soon(() => expect(heart?.getAttribute('aria-pressed')).toBe(String(is)))
interface Saved {
  siteId: number
  since: number
}
const keyOf = (brand: string) => `device:favourites.${brand}`
/** What redux-persist has written: field to JSON. */
const stored = (brand = 'alder') => {
  const { guest } = JSON.parse(localStorage.getItem(keyOf(brand)) ?? '{}') as { guest?: string }
  return JSON.parse(guest ?? '[]') as Saved[]
}
const becomesStored = (sites: unknown) => vi.waitFor(() => expect(stored()).toEqual(sites))
const save = (sites: Saved[], brand = 'alder') =>
  localStorage.setItem(
    keyOf(brand),
    JSON.stringify({
      guest: JSON.stringify(sites),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  )

beforeEach(() => {
  // What an earlier test has not written yet.
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
})

describe('the heart of a campsite', () => {
  it('saves it, confirms it, and fills the heart of its card on another page', async () => {
    await start(campsite)
    const heart = heartOf('Camping Bella Riva')
    expect(heart?.getAttribute('aria-pressed')).toBe('false')
    await click(heart)
    await saved(heart, true)
    await becomesStored([{ siteId: 7, since: expect.any(Number) }])
    await soon(() => expect(toasts()).toContain('Saved on this device.'))
    await go('/uk/search-and-book')
    await soon(() => expect(hearts().length).toBeGreaterThan(0))
    expect(hearts().map((one) => one.getAttribute('aria-pressed'))).toContain('true')
  })

  it('drops it, and undo brings it back in its place', async () => {
    save([
      { siteId: 9, since: 30 },
      { siteId: 7, since: 20 },
      { siteId: 8, since: 10 },
    ])
    const before = stored()
    await start(campsite)
    const heart = heartOf('Camping Bella Riva')
    await saved(heart, true)
    await click(heart)
    await saved(heart, false)
    await becomesStored([
      { siteId: 9, since: 30 },
      { siteId: 8, since: 10 },
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
    await becomesStored(before)
  })

  it('follows what another tab does, from the first heart on', async () => {
    await start(campsite)
    const heart = heartOf('Camping Bella Riva')
    save([{ siteId: 7, since: 20 }])
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: keyOf('alder') })))
    await saved(heart, true)
    localStorage.clear()
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: null })))
    await saved(heart, false)
  })

  it('writes only its own change over what another tab has written since', async () => {
    await start(campsite)
    await click(heartOf('Camping Bella Riva'))
    await saved(heartOf('Camping Bella Riva'), true)
    await becomesStored([{ siteId: 7, since: expect.any(Number) }])
    save([{ siteId: 50, since: 5 }])
    await click(heartOf('Camping Bella Riva'))
    await saved(heartOf('Camping Bella Riva'), false)
    await becomesStored([{ siteId: 50, since: 5 }])
  })

  it('is another brand’s matter: its favourites neither show nor change', async () => {
    save([{ siteId: 7, since: 20 }], 'lakeland')
    await start(campsite)
    const heart = heartOf('Camping Bella Riva')
    await click(heart)
    await saved(heart, true)
    await becomesStored([{ siteId: 7, since: expect.any(Number) }])
    expect(stored('lakeland')).toEqual([{ siteId: 7, since: 20 }])
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
    save([{ siteId: 7, since: 20 }])
    await start(`${campsite}?action=favourite`)
    await soon(() => expect(window.location.search).toBe(''))
    await saved(heartOf('Camping Bella Riva'), true)
    expect(stored()).toEqual([{ siteId: 7, since: 20 }])
    expect(toasts()).not.toContain('Saved on this device.')
  })
})

import { accommodationsFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { go, heading, pause, soon, start } from '../../testing/opened-pages.tsx'

describe('a one-shot action in the address', () => {
  const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
  const here = () => window.location.pathname + window.location.search + window.location.hash
  const runsTo = (address: string) => soon(() => expect(here()).toBe(campsite + address))

  it('opens the reviews once, and leaves the address', async () => {
    await start(`${campsite}?date=2027-07-03&action=reviews`)
    await runsTo('?date=2027-07-03#reviews')
    // The script of the tabs is deferred.
    await soon(() => {
      expect(document.getElementById('tab-reviews')?.getAttribute('aria-selected')).toBe('true')
      expect(document.activeElement?.id).toBe('tab-reviews')
    })
  })

  it('opens the details of an accommodation; Back closes them and gives the focus back', async () => {
    const free = accommodationsFixture.accommodations.find((one) => one.reason === null)
    const id = free?.id ?? 0
    await start(`${campsite}?action=open-accommodation&accommodation=${id}&adults=3`)
    await runsTo('?adults=3')
    const dialog = () => document.querySelector('body > dialog')
    await soon(() => expect(dialog()?.textContent).toContain(free?.name))
    await act(async () => window.history.back())
    await soon(() => expect(dialog()).toBeNull())
    expect(here()).toBe(`${campsite}?adults=3`)
    expect(document.activeElement?.closest(`#accommodation-${id}`)).not.toBeNull()
  })

  it.each([
    'open-accommodation',
    'open-accommodation&accommodation=x%22y',
    'open-accommodation&accommodation=999',
  ])('goes to the list when there is no such accommodation: %s', async (action) => {
    await start(`${campsite}?action=${action}`)
    await runsTo('')
    expect(document.activeElement?.id).toBe('accommodations')
  })

  it.each(['nonsense', 'constructor', '', '__proto__'])('does nothing for %j but goes', async (action) => {
    await start('/uk/search-and-book')
    await go(`${campsite}?action=${action}&adults=3`)
    await runsTo('?adults=3')
    expect(heading()).toBe('Camping Bella Riva')
  })

  it('is left alone on pages that have none', async () => {
    await start('/uk/search-and-book?action=reviews')
    await pause()
    expect(window.location.search).toBe('?action=reviews')
  })
})

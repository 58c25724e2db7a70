import {
  dropFavourite,
  getFavourites,
  saveFavourite,
  mergeFavourites,
} from '@camping/contract/favourites.endpoints.ts'
import { favouriteList, favouriteSites, type AccountFavourite } from '@camping/contract/favourites.schemas.ts'
import { sessionApi } from '@camping/core/session/session.api.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { siteResultFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { userFixture } from '@camping/testkit/fixtures/user.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { heading, soon, start, visitor } from '../../testing/opened-pages.tsx'

const campsite = '/uk/campsites/italy/lake-garda/camping-bella-riva'
const hearts = () => [...document.querySelectorAll<HTMLButtonElement>('main button[aria-pressed]')]
const heartOf = (name: string) => hearts().find((one) => one.getAttribute('aria-label') === `Save ${name}`)
const pressed = (name: string) => heartOf(name)?.getAttribute('aria-pressed')
const shows = (text: string) => document.body.textContent.includes(text)
/** The toast comes with code of its own: without waiting, a busy machine clicks nothing. */
async function undo(): Promise<void> {
  const button = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo')
  await soon(() => expect(button()).toBeDefined())
  await act(async () => button()?.click())
}
const key = 'device:favourites.alder'
const saveAsGuest = (sites: AccountFavourite[]) =>
  localStorage.setItem(
    key,
    JSON.stringify({
      guest: JSON.stringify(sites),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  )

/** An account on a server: its favourites, and the number of merges. */
function account(saved: AccountFavourite[]) {
  const its = { kept: saved, merges: [] as AccountFavourite[][] }
  const list = () => ({ favourites: its.kept })
  const answers: FakeAnswer[] = [
    replies(mergeFavourites, favouriteList, ({ favourites }) => {
      its.merges.push(favourites)
      its.kept = [
        ...its.kept,
        ...favourites.filter((one) => its.kept.every(({ siteId }) => siteId !== one.siteId)),
      ]
      return list()
    }),
    replies(saveFavourite, favouriteList, ({ siteId, since }) => {
      its.kept = [{ siteId: Number(siteId), since: since ?? 1 }, ...its.kept]
      return list()
    }),
    replies(dropFavourite, favouriteList, ({ siteId }) => {
      its.kept = its.kept.filter((one) => one.siteId !== Number(siteId))
      return list()
    }),
    replies(getFavourites, favouriteSites, () => ({
      stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
      currency: 'GBP' as const,
      favourites: its.kept.map(({ siteId, since }) => ({
        since,
        site:
          siteId === 7
            ? siteResultFixture
            : {
                ...siteResultFixture,
                id: siteId,
                siteId,
                name: `Camping ${siteId}`,
                displayPrice: null,
                availabilityStatus: 'unavailable-for-dates' as const,
              },
      })),
    })),
  ]
  return { its, answers }
}

async function signedIn(address: string, answers: readonly FakeAnswer[]) {
  visitor.user = userFixture
  document.cookie = 'login-type=email; Path=/'
  const store = await start(address, answers)
  await act(async () => {
    await store.dispatch(sessionApi.endpoints.user.initiate(undefined, { forceRefetch: true }))
  })
}

beforeEach(() => {
  // What an earlier test has not written yet.
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
})

describe('the favourites of an account', () => {
  it("are merged once with the guest's favourites, and nothing stays in the browser", async () => {
    saveAsGuest([{ siteId: 7, since: 20 }])
    const { its, answers } = account([{ siteId: 9, since: 10 }])
    await signedIn(campsite, answers)
    await soon(() => expect(pressed('Camping Bella Riva')).toBe('true'))
    expect(its.merges).toEqual([[{ siteId: 7, since: 20 }]])
    expect(its.kept.map(({ siteId }) => siteId)).toEqual([9, 7])
    await soon(() => expect(localStorage.getItem(key)).toBeNull())
  })

  it('change on the server: saved, removed, and restored to their position', async () => {
    const { its, answers } = account([{ siteId: 7, since: 20 }])
    await signedIn(campsite, answers)
    await soon(() => expect(pressed('Camping Bella Riva')).toBe('true'))
    await act(async () => heartOf('Camping Bella Riva')?.click())
    await soon(() => expect(its.kept).toEqual([]))
    await undo()
    await soon(() => expect(its.kept).toEqual([{ siteId: 7, since: 20 }]))
    await soon(() => expect(localStorage.getItem(key)).toBeNull())
  })

  it("show the server's state when it refuses a change, and report it", async () => {
    const { answers } = account([])
    await signedIn(campsite, [...answers, refuses(saveFavourite, 503, { type: 'unavailable' })])
    await soon(() => expect(pressed('Camping Bella Riva')).toBe('false'))
    await act(async () => heartOf('Camping Bella Riva')?.click())
    await soon(() => expect(shows('Something went wrong. Please try again.')).toBe(true))
    expect(pressed('Camping Bella Riva')).toBe('false')
  })

  it('stay the browser’s when the account does not answer', async () => {
    saveAsGuest([{ siteId: 7, since: 20 }])
    const { answers } = account([])
    await signedIn(campsite, [...answers, refuses(mergeFavourites, 503, { type: 'unavailable' })])
    await soon(() => expect(pressed('Camping Bella Riva')).toBe('true'))
    expect(localStorage.getItem(key)).toContain('siteId')
  })
})

describe('the page of favourites', () => {
  it('lists them with their present totals; an emptied heart takes one away, undo brings it back', async () => {
    const { answers } = account([
      { siteId: 7, since: 20 },
      { siteId: 9, since: 10 },
    ])
    await signedIn('/uk/profile/favourites', answers)
    expect(heading()).toBe('My favourites')
    await soon(() => expect(pressed('Camping Bella Riva')).toBe('true'))
    expect(shows('£700.50')).toBe(true)
    expect(shows('Nothing available for these dates')).toBe(true)
    await act(async () => heartOf('Camping 9')?.click())
    await soon(() => expect(heartOf('Camping 9')).toBeUndefined())
    await undo()
    await soon(() => expect(pressed('Camping 9')).toBe('true'))
  })

  it('leads to the search while there are none', async () => {
    await signedIn('/uk/profile/favourites', account([]).answers)
    await soon(() => expect(shows('No favourites yet')).toBe(true))
    expect(document.querySelector('main a[href="/uk/search-and-book"]')).not.toBeNull()
  })
})

import { getSharedList } from '@camping/contract/favourite-lists.endpoints.ts'
import { sharedList } from '@camping/contract/favourite-lists.schemas.ts'
import {
  endGuestList,
  getSavedSites,
  shareGuestList,
  updateGuestList,
} from '@camping/contract/guest-lists.endpoints.ts'
import { endedGuestList, guestListLink, savedSites } from '@camping/contract/guest-lists.schemas.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { siteResultFixture } from '@camping/testkit/fixtures/search.fixture.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { soon, start } from '../../../testing/opened-pages.tsx'

const address = '/uk/saved-campsites'
const token = 't'.repeat(43)
const stay = { date: '2027-07-03', nights: 7, isDefaultDate: true }
const siteOf = (siteId: number) => ({ ...siteResultFixture, id: siteId, siteId, name: `Camping ${siteId}` })
const answers: readonly FakeAnswer[] = [
  replies(getSavedSites, savedSites, ({ siteIds }) => ({
    stay,
    currency: 'GBP' as const,
    sites: [siteIds].flat().map(Number).map(siteOf),
  })),
]
const text = () => document.querySelector('main')?.textContent ?? ''
const cards = () =>
  [...document.querySelectorAll('main article')].map((card) => card.querySelector('h2, h3')?.textContent)
const button = (name: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )
const click = (name: string) =>
  soon(() => expect(button(name), name).toBeDefined()).then(() => act(async () => button(name)?.click()))
const lists = () =>
  [...document.querySelectorAll('nav[aria-label="Your lists"] a')].map((one) => one.textContent)
async function type(form: string, value: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`form[aria-label="${form}"] input[name=listName]`)
  if (field) field.value = value
  await click(form)
}
const save = (ids: readonly number[]) =>
  localStorage.setItem(
    'device:favourites.alder',
    JSON.stringify({
      guest: JSON.stringify(ids.map((siteId, index) => ({ siteId, since: 100 - index }))),
      _persist: JSON.stringify({ version: 1, rehydrated: true }),
    }),
  )

beforeEach(() => {
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
})

describe('the page of a guest', () => {
  it('shows what this browser has saved, with prices, and without anything the way to campsites', async () => {
    await start(address, answers)
    await soon(() => expect(text()).toContain('No favourites yet'))
    save([7, 8])
    await start(address, answers)
    await soon(() => expect(cards()).toEqual(['Camping 7', 'Camping 8']))
  })

  it('makes, renames, fills and deletes a list, whose campsites stay saved', async () => {
    save([7, 8])
    await start(address, answers)
    await soon(() => expect(cards()).toHaveLength(2))
    await act(async () => {
      const field = document.querySelector<HTMLInputElement>('input[name=listName]')
      if (field) field.value = 'Lakes'
    })
    await click('Make list')
    await soon(() => expect(lists()).toEqual(['All favourites', 'Lakes (0)']))
    await soon(() => expect(window.location.search).toMatch(/^\?list=\d+$/))
    await type('Save name', 'Rivers')
    await soon(() => expect(lists()).toEqual(['All favourites', 'Rivers (0)']))
    await act(async () =>
      document.querySelector<HTMLAnchorElement>('nav[aria-label="Your lists"] a')?.click(),
    )
    await soon(() => expect(cards()).toHaveLength(2))
    await click('Rivers: Camping 7')
    await soon(() => expect(lists()).toEqual(['All favourites', 'Rivers (1)']))
    const link = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Your lists"] a')][1]
    await act(async () => link?.click())
    await soon(() => expect(cards()).toEqual(['Camping 7']))
    await click('Delete list')
    // Without a list there is nothing to choose between.
    await soon(() => expect(lists()).toEqual([]))
    await soon(() => expect(cards()).toEqual(['Camping 7', 'Camping 8']))
  })

  it('refuses a name that another list has, in words', async () => {
    await start(address, answers)
    await soon(() => expect(document.querySelector('input[name=listName]')).not.toBeNull())
    for (const again of ['Lakes', 'LAKES']) {
      const all = document.querySelector<HTMLAnchorElement>('nav[aria-label="Your lists"] a')
      await act(async () => all?.click())
      await soon(() => expect(document.querySelector('form[aria-label="Make a new list"]')).not.toBeNull())
      const field = document.querySelector<HTMLInputElement>('form[aria-label="Make a new list"] input')
      if (field) field.value = again
      await click('Make list')
      await soon(() => expect(lists()).toHaveLength(2))
    }
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(/list/i))
    expect(lists()).toEqual(['All favourites', 'Lakes (0)'])
  })

  it('shares a list by a link, shows what others added, and takes it off', async () => {
    save([7])
    const sent: unknown[] = []
    let added = [9]
    const store = (request: { siteIds: readonly number[]; removed?: readonly number[] | undefined }) => {
      sent.push(request)
      added = added.filter((one) => !request.removed?.includes(one))
      return { token, endsAt: 1 }
    }
    await start(address, [
      ...answers,
      replies(shareGuestList, guestListLink, store),
      replies(updateGuestList, guestListLink, store),
      replies(endGuestList, endedGuestList, {}),
      replies(getSharedList, sharedList, () => ({
        name: 'Lakes',
        othersAdd: true,
        stay,
        currency: 'GBP' as const,
        sites: added.map(siteOf),
      })),
    ])
    await soon(() => expect(cards()).toEqual(['Camping 7']))
    const field = document.querySelector<HTMLInputElement>('input[name=listName]')
    if (field) field.value = 'Lakes'
    await click('Make list')
    await click('Create link')
    const link = () => document.querySelector<HTMLInputElement>('input[type=url]')?.value
    await soon(() => expect(link()).toMatch(new RegExp(`/uk/list/${token}$`)))
    expect(sent).toMatchObject([{ name: 'Lakes', siteIds: [], othersAdd: false }])
    await soon(() => expect(cards()).toEqual(['Camping 9']))
    await click('Remove Camping 9 from the list')
    await soon(() => expect(cards()).toEqual([]))
    await click('Stop sharing')
    await soon(() => expect(link()).toBeUndefined())
  })

  it('reports a link that could not be made', async () => {
    await start(address, [...answers, refuses(shareGuestList, 503, { type: 'unavailable' })])
    await soon(() => expect(document.querySelector('input[name=listName]')).not.toBeNull())
    const field = document.querySelector<HTMLInputElement>('input[name=listName]')
    if (field) field.value = 'Lakes'
    await click('Make list')
    await click('Create link')
    await soon(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
    expect(document.querySelector('input[type=url]')).toBeNull()
  })
})

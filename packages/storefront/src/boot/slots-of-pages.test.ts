import type { RouteParams } from '@camping/editions/build-path.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import { confirmationFixture } from '@camping/testkit/fixtures/booking.fixture.ts'
import { getSharedList } from '@camping/contract/favourite-lists.endpoints.ts'
import { sharedList } from '@camping/contract/favourite-lists.schemas.ts'
import { replies } from '@camping/testkit/fake-api.ts'
import { slotSections, type SlotPage, type Slots } from '@camping/ui/slots/slot-props.ts'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sampleSearch } from '../stories/sample-world.ts'
import { sampleAnswers } from '../stories/sample-answers.ts'
import { renderTestPage } from '../testing/render-test-page.ts'

/** A page of each kind that has slots. */
const examples: Record<SlotPage, readonly [route: RouteName, params?: RouteParams]> = {
  home: ['home'],
  results: ['searchAndBook'],
  destination: ['country', { funnel: 'campsites', country: 'italy' }],
  funnel: ['funnel', { funnel: 'campsites' }],
  campsite: [
    'site',
    { funnel: 'campsites', country: 'italy', area: 'lake-garda', site: 'camping-bella-riva' },
  ],
  theme: ['theme', { slug: 'by-the-lake' }],
  themes: ['themes'],
  'free-search': ['freeSearch'],
  compare: ['compare'],
  newsletter: ['newsletter'],
  saved: ['savedSites'],
  'shared-list': ['sharedList', { key: 'k'.repeat(43) }],
  page: ['info', { slug: 'company-details' }],
  confirmation: ['bookingConfirmation', { cartId: 'c_1' }],
  portal: ['profile'],
  favourites: ['favourites'],
}

const aList = replies(getSharedList, sharedList, {
  name: 'Summer 2027',
  othersAdd: false,
  stay: { date: '2027-07-03', nights: 7, isDefaultDate: true },
  currency: 'GBP',
  sites: sampleSearch.sites.slice(0, 2),
})

const slotsOf = (page: SlotPage) =>
  slotSections[page].flatMap((section) => [`${page}.before.${section}`, `${page}.after.${section}`])

describe('places between the sections of a page', () => {
  it.each(Object.keys(slotSections) as SlotPage[])('are all in the page: %s', async (page) => {
    const [route, params = {}] = examples[page]
    const names = slotsOf(page)
    const slots = Object.fromEntries(
      names.map((name) => [name, () => Promise.resolve(() => createElement('b', { 'data-own': name }))]),
    ) as unknown as Slots
    const { page: document, errors } = await renderTestPage({
      address: buildPath('uk', route, params),
      answers: [aList, ...sampleAnswers],
      slots,
      session: { hasToken: page === 'portal' || page === 'favourites', rememberedPath: undefined },
      // A section that the app does not show has no places round it.
      config: { campaigns: [] },
    })
    const shown = [...document.querySelectorAll('main [data-own]')].map((own) => own.getAttribute('data-own'))
    // In the order of the sections, each once.
    expect(shown).toEqual(names)
    expect(errors).toEqual([])
  })
})

it('a confirmation’s component gets the campsite and nothing of the guest', async () => {
  let received: object = {}
  await renderTestPage({
    address: buildPath('uk', 'bookingConfirmation', { cartId: 'c_1' }),
    answers: sampleAnswers,
    slots: {
      'confirmation.after.booking': () =>
        Promise.resolve((props) => {
          received = props
          return null
        }),
    },
  })
  expect(received).toEqual({ messages: 'en-GB', campsite: confirmationFixture.site.name })
})

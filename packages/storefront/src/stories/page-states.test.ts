import { describe, expect, it } from 'vitest'
import type { PageStoryProps } from './page-story.tsx'

interface StoryFile {
  readonly default: { readonly args?: PageStoryProps }
  readonly [story: string]: { readonly args?: Partial<PageStoryProps> }
}

const pages = Object.keys(import.meta.glob('../features/**/*-page.tsx')).filter(
  (file) => !/error|gone/.test(file),
)
const stories = import.meta.glob<StoryFile>('../features/**/*-page.stories.tsx', { eager: true })

/** The required states of every page. `Empty`: without data; `Unavailable`: the API answers 503. */
const states = ['Default', 'Loading', 'Empty', 'LongText', 'Unavailable'] as const
type State = (typeof states)[number]

const requestsNothing = 'asks for nothing'

/** States that a page cannot have, with the reason. */
const exceptions: Record<string, Partial<Record<State, string>>> = {
  'checkout/page/checkout-page': { Empty: 'a cart always holds a stay' },
  'checkout/confirmation/confirmation-page': { Empty: 'a booking is never empty' },
  'content/editorial/tagged-page': { Empty: 'a page without a text is not published' },
  'content/editorial/themes-page': { Empty: 'a brand that has themes has at least one' },
  'account/details/details-page': {
    Loading: 'the visitor is known before the page opens',
    Empty: 'a visitor always has details',
    Unavailable: requestsNothing,
  },
  'search/home/home-page': { Empty: 'the navigation always has a funnel' },
  'account/login/login-page': {
    Loading: requestsNothing,
    Empty: 'nothing is listed',
    LongText: 'all its words are messages; the edition de is the longest',
    Unavailable: requestsNothing,
  },
  'content/newsletter/newsletter-page': {
    Loading: requestsNothing,
    Empty: 'nothing is listed',
    LongText: 'all its words are messages; the edition de is the longest',
    Unavailable: requestsNothing,
  },
  'gift/gift-vouchers-page': {
    Empty: 'an edition that sells vouchers has amounts',
    LongText: 'all its words are messages; the edition de is the longest',
  },
  'gift/voucher-bought-page': { Empty: 'a purchase is never empty' },
  'gift/withdrawal-page': {
    Loading: requestsNothing,
    Empty: 'nothing is listed',
    LongText: 'all its words are messages; the edition de is the longest',
    Unavailable: requestsNothing,
  },
  'content/answer/answer-page': { Empty: 'a request always has a stay' },
  'portal/participants/participants-page': { Empty: 'a booking has at least one person' },
  'portal/booking-detail/booking-detail-page': { Empty: 'a booking is never empty' },
}

const nameOf = (file: string) => file.replace('../features/', '').replace(/(\.stories)?\.tsx$/, '')

describe('pages', () => {
  it('are found', () => {
    expect(pages.length).toBeGreaterThan(20)
    const names = pages.map((file) => file.split('/').at(-1))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    expect(Object.keys(exceptions).filter((name) => !pages.map(nameOf).includes(name))).toEqual([])
  })

  it.each(pages)('%s has a story in all its states', (file) => {
    const module = stories[file.replace('.tsx', '.stories.tsx')]
    if (!module) throw new Error(`${file} has no stories`)
    const excepted = exceptions[nameOf(file)] ?? {}
    const missing = states.filter((state) => !module[state] && !excepted[state])
    expect(missing, 'states without a story').toEqual([])
    expect(
      Object.keys(excepted).filter((state) => module[state]),
      'no exceptions any more',
    ).toEqual([])
  })

  it.each(pages)('%s renders the state in the names of its stories', (file) => {
    const module = stories[file.replace('.tsx', '.stories.tsx')] as StoryFile
    if (module['Loading']) expect(module['Loading'].args?.waiting).toBe(true)
    if (module['Unavailable']) expect(module['Unavailable'].args?.refused).toBe(503)
    // The address identifies one resource, which may not exist.
    const isOne = Object.keys(module.default.args?.params ?? {}).length > 0
    const personal = module.default.args?.signedIn
    if (isOne && !personal) expect(module['NotFound'], 'NotFound').toBeDefined()
  })
})

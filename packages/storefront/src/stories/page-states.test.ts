import { describe, expect, it } from 'vitest'
import type { PageStoryProps } from './page-story.tsx'

interface StoryFile {
  readonly default: { readonly args?: PageStoryProps }
  readonly [story: string]: { readonly args?: Partial<PageStoryProps> }
}

const pages = Object.keys(import.meta.glob('../pages/**/*-page.tsx')).filter(
  (file) => !/error|gone/.test(file),
)
const stories = import.meta.glob<StoryFile>('../pages/**/*-page.stories.tsx', { eager: true })

/** What every page is looked at in. `Empty`: what there is when there is nothing; `Unavailable`: the API answers 503. */
const states = ['Default', 'Loading', 'Empty', 'LongText', 'Unavailable'] as const
type State = (typeof states)[number]

const asksNothing = 'asks for nothing'

/** States that a page cannot be in, and why. */
const exceptions: Record<string, Partial<Record<State, string>>> = {
  'checkout/checkout-page': { Empty: 'a cart always holds a stay' },
  'confirmation/confirmation-page': { Empty: 'a booking is never empty' },
  'content/tagged-page': { Empty: 'a page without a text is not published' },
  'content/themes-page': { Empty: 'a brand that has themes has at least one' },
  'details/details-page': {
    Loading: 'the visitor is known before the page opens',
    Empty: 'a visitor always has details',
    Unavailable: asksNothing,
  },
  'home/home-page': { Empty: 'the navigation always has a funnel' },
  'login/login-page': {
    Loading: asksNothing,
    Empty: 'nothing is listed',
    LongText: 'all its words are messages; the edition de is the longest',
    Unavailable: asksNothing,
  },
  'newsletter/newsletter-page': {
    Loading: asksNothing,
    Empty: 'nothing is listed',
    LongText: 'all its words are messages; the edition de is the longest',
    Unavailable: asksNothing,
  },
  'participants/participants-page': { Empty: 'a booking has at least one person' },
  'booking-detail/booking-detail-page': { Empty: 'a booking is never empty' },
}

const nameOf = (file: string) => file.replace('../pages/', '').replace(/(\.stories)?\.tsx$/, '')

describe('pages', () => {
  it('are found', () => {
    expect(pages.length).toBeGreaterThan(20)
    expect(Object.keys(exceptions).filter((name) => !pages.map(nameOf).includes(name))).toEqual([])
  })

  it.each(pages)('%s is looked at in all its states', (file) => {
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

  it.each(pages)('%s shows what the names of its stories say', (file) => {
    const module = stories[file.replace('.tsx', '.stories.tsx')] as StoryFile
    if (module['Loading']) expect(module['Loading'].args?.waiting).toBe(true)
    if (module['Unavailable']) expect(module['Unavailable'].args?.refused).toBe(503)
    // Where the address names one thing, that thing may not be there.
    const isOne = Object.keys(module.default.args?.params ?? {}).length > 0
    const personal = module.default.args?.signedIn
    if (isOne && !personal) expect(module['NotFound'], 'NotFound').toBeDefined()
  })
})

import { siteReviews, translateReview, voteHelpful } from '@camping/contract/review.endpoints.ts'
import { helpfulReply, reviewTranslation, siteReviewsReply } from '@camping/contract/review.schemas.ts'
import { siteReviewsFixture } from '@camping/testkit/fixtures/review.fixture.ts'
import { siteFixture } from '@camping/testkit/fixtures/site.fixture.ts'
import { refuses, replies } from '@camping/testkit/fake-api.ts'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPart } from '../../../testing/render-part.tsx'
import { SiteReviews } from './site-reviews.tsx'

const site = {
  ...siteFixture,
  rating: { ...siteFixture.rating, count: 24 },
  reviewCounts: {
    groups: siteFixture.reviewCounts.groups.map((one) => ({
      ...one,
      count: one.group === 'friends' ? 20 : one.group === 'solo' ? 4 : 0,
    })),
    grades: [0, 0, 0, 0, 0, 4, 0, 10, 10, 0],
  },
}
const asked: Record<string, unknown>[] = []
const pages = replies(siteReviews, siteReviewsReply, (request) => {
  asked.push({ ...request })
  return {
    ...siteReviewsFixture,
    paging: request.group
      ? { page: 1, pages: 2, total: 20 }
      : { ...siteReviewsFixture.paging, page: Number(request.page ?? 1) },
  }
})
const show = (answers = [pages]) => renderPart(<SiteReviews site={site} />, answers)
const titles = () => [...document.querySelectorAll('article h3')].map((one) => one.textContent)
const status = () => document.querySelector('[role=status]')?.textContent
const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
})

describe('the reviews of a campsite', () => {
  it('begin with those of the page, without a request', async () => {
    const { calls, text } = await show()
    expect(titles()).toEqual(['Bellissimo'])
    expect(status()).toBe('1–1 of 24 reviews')
    expect(calls().filter((call) => call.includes('reviews'))).toEqual([])
    expect(text()).toContain('In Italian')
    expect(document.querySelector('article h3[lang=it]')).not.toBeNull()
    expect(text()).toContain('verified stay')
    expect(text()).toContain('Stayed in August 2026')
    expect(document.querySelector('blockquote')?.textContent).toContain('Reply from Camping Bella Riva')
  })

  it('offer the five orders, and the groups that somebody wrote from with their counts', async () => {
    await show()
    const options = [...document.querySelectorAll('select[name=review-sort] option')]
    expect(options.map((one) => one.textContent)).toEqual([
      'Most helpful',
      'Highest score',
      'Lowest score',
      'Oldest first',
      'Newest first',
    ])
    const groups = [...document.querySelectorAll('[role=group][aria-label="Who travelled"] button')]
    expect(groups.map((one) => [one.textContent, one.getAttribute('aria-pressed')])).toEqual([
      ['Everyone 24', 'true'],
      ['Group of friends 20', 'false'],
      ['Travelled alone 4', 'false'],
    ])
  })

  it('are requested by order, group and page; another order or group starts again', async () => {
    const { click, choose, soon } = await show()
    await click(button(/^Page 2$/))
    await soon(() => expect(status()).toBe('11–11 of 24 reviews'))
    expect(document.activeElement?.getAttribute('role')).toBe('status')
    await choose('select[name=review-sort]', 'lowest-grade')
    await soon(() => expect(status()).toBe('1–1 of 24 reviews'))
    await click(button(/^Group of friends/))
    await soon(() => expect(status()).toBe('1–1 of 20 reviews'))
    expect(button(/^Group of friends/)?.getAttribute('aria-pressed')).toBe('true')
    expect(asked).toEqual([
      { id: '7', sort: 'most-helpful', page: '2' },
      { id: '7', sort: 'lowest-grade', page: '1' },
      { id: '7', sort: 'lowest-grade', group: 'friends', page: '1' },
    ])
    await click(button(/^Everyone/))
    await choose('select[name=review-sort]', 'most-helpful')
    await soon(() => expect(titles()).toEqual(['Bellissimo']))
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('that cannot be loaded are reported, and requested again', async () => {
    const answers = [pages, refuses(siteReviews, 503, { type: 'unavailable' })]
    const { choose, click, soon, text, calls } = await show(answers)
    await choose('select[name=review-sort]', 'newest-oldest')
    await soon(() => expect(text()).toContain('We can’t load these reviews right now.'))
    expect(titles(), 'what was there stays').toEqual(['Bellissimo'])
    answers.pop()
    await click(button(/^Try again$/))
    await soon(() => expect(titles()).toEqual(['Fine for a night']))
    expect(calls().filter((call) => call.startsWith('GET reviews'))).toHaveLength(2)
  })

  it('can be called helpful once, which is remembered', async () => {
    const votes: unknown[] = []
    const vote = replies(voteHelpful, helpfulReply, (request) => {
      votes.push(request)
      return { helpfulCount: 5 }
    })
    const { click, soon } = await show([pages, vote])
    const helpful = () => button(/^Helpful(?: \d+)?: review by Elena/)
    expect(helpful()?.textContent).toBe('Helpful4')
    await click(helpful())
    await soon(() => expect(helpful()?.textContent).toBe('Helpful5'))
    expect(helpful()?.getAttribute('aria-pressed')).toBe('true')
    await click(helpful())
    expect(votes).toEqual([{ id: '1', voter: expect.stringMatching(/^[\w-]{22}$/) as string }])
    await act(async () => {})
    await show([pages])
    expect(helpful()?.getAttribute('aria-pressed')).toBe('true')
  })

  it('are translated where the shop has a translator, and shown as they were written again', async () => {
    const translation = replies(translateReview, reviewTranslation, {
      title: 'Beautiful',
      text: 'We will come back.',
      reply: 'Thank you!',
    })
    const able = { ...site, translatesReviews: true }
    const { click, soon, text } = await renderPart(<SiteReviews site={able} />, [pages, translation])
    await click(button(/^Translate$/))
    await soon(() => expect(titles()).toEqual(['Beautiful']))
    expect(text()).toContain('Automatic translation (Italian)')
    expect(document.querySelector('article [lang=it]')).toBeNull()
    expect(document.querySelector('blockquote')?.textContent).toContain('Thank you!')
    await click(button(/^Show original$/))
    expect(titles()).toEqual(['Bellissimo'])
  })

  it('have no button to translate where the shop has no translator', async () => {
    await show()
    expect(button(/^Translate$/)).toBeUndefined()
  })

  it('report a vote that does not count', async () => {
    const { click, soon, toasts } = await show([
      pages,
      refuses(voteHelpful, 429, { type: 'too-many-requests' }),
    ])
    await click(button(/^Helpful(?: \d+)?: review by Elena/))
    await soon(() => expect(toasts()).toEqual(['toast.helpful.known']))
    expect(button(/^Helpful(?: \d+)?: review by Elena/)?.getAttribute('aria-pressed')).toBe('false')
  })

  it('of a campsite without any explain the source of reviews', async () => {
    const { text } = await renderPart(
      <SiteReviews site={{ ...site, rating: { average: 0, count: 0, subScores: [] } }} />,
      [],
    )
    expect(text()).toBe('No reviews yet. Guests can review a campsite after their stay.')
  })
})

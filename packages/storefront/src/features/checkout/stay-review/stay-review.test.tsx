import { confirmationReview, reviewConfirmation } from '@camping/contract/review.endpoints.ts'
import { stayReview, type StayReview as Stay } from '@camping/contract/review.schemas.ts'
import { stayReviewFixture } from '@camping/testkit/fixtures/review.fixture.ts'
import { refuses, replies, type FakeAnswer } from '@camping/testkit/fake-api.ts'
import { describe, expect, it } from 'vitest'
import { renderPart } from '../../../testing/render-part.tsx'
import { LazyStayReview } from './lazy-stay-review.tsx'
// Its chunk is loaded before the tests wait for it.
import './stay-review.tsx'

const cartId = 'abcdefghijklmnopqrstuv'
const text = 'Quiet nights, a kind welcome and clean showers.'
const open = replies(confirmationReview, stayReview, stayReviewFixture)
const writtenAs = (status: 'published' | 'waiting' | 'refused'): Stay => ({
  ...stayReviewFixture,
  state: 'written',
  review: { score: 8, title: 'By the river', text, language: 'en', status },
})
const show = (answers: FakeAnswer[], state: 'completed' | 'confirmed' = 'completed') =>
  renderPart(<LazyStayReview cartId={cartId} state={state} />, answers)
const send = 'form button[type=submit]'

/** Fills in a valid review. */
async function fillIn({ click, fill, choose }: Awaited<ReturnType<typeof show>>) {
  await click('input[name=score][value="8"]')
  await choose('#field-group', 'couple')
  await fill('#field-title', 'By the river')
  await fill('#field-text', text)
  await choose('#field-subScores-location', '10')
}

describe('reviewing a stay', () => {
  it('is possible once the stay is over', async () => {
    const before = await show([open], 'confirmed')
    expect([before.text(), before.calls()]).toEqual(['', []])
    const after = await show([open])
    await after.soon(() => expect(after.text()).toContain('How was your stay at Camping Bella Riva?'))
    expect(after.text()).toContain('Anna')
    expect(document.querySelector<HTMLSelectElement>('#field-group')?.value).toBe('family-youngest-under-6')
    expect(document.querySelector('input[name=score]:checked'), 'no grade beforehand').toBeNull()
  })

  it('names what is missing and takes the focus there', async () => {
    const part = await show([open])
    await part.soon(() => expect(part.text()).toContain('Publish review'))
    await part.click(send)
    await part.soon(() => expect(document.activeElement?.textContent).toContain('Please check 3 entries'))
    expect([...document.querySelectorAll('form a')].map((one) => one.getAttribute('href'))).toEqual([
      '#field-score',
      '#field-title',
      '#field-text',
    ])
    expect(part.calls().filter((call) => call.startsWith('POST'))).toEqual([])
  })

  it('sends what was filled in, and shows it', async () => {
    const sent: unknown[] = []
    const answer = replies(reviewConfirmation, stayReview, (request) => {
      sent.push(request)
      return writtenAs('published')
    })
    const part = await show([open, answer])
    await part.soon(() => expect(part.text()).toContain('Publish review'))
    await fillIn(part)
    await part.click(send)
    await part.soon(() => expect(part.text()).toContain('Thank you, Anna. Your review has been published.'))
    expect(part.text()).toContain(text)
    expect(document.activeElement?.textContent).toBe('Your review')
    expect(sent).toEqual([
      { cartId, score: 8, group: 'couple', title: 'By the river', text, subScores: { location: 10 } },
    ])
    expect(document.querySelector('form')).toBeNull()
  })

  it.each([
    ['published', 'Your review has been published.'],
    ['waiting', 'so one of our team will read it first'],
    ['refused', 'haven’t published it'],
  ] as const)('shows a review that is %s instead of the form', async (status, words) => {
    const part = await show([replies(confirmationReview, stayReview, writtenAs(status))])
    await part.soon(() => expect(part.text()).toContain(words))
    expect(document.querySelector('form')).toBeNull()
  })

  it('preserves the text when it cannot be sent', async () => {
    const part = await show([open, refuses(reviewConfirmation, 503, { type: 'unavailable' })])
    await part.soon(() => expect(part.text()).toContain('Publish review'))
    await fillIn(part)
    await part.click(send)
    await part.soon(() => expect(part.text()).toContain('Your text is still here'))
    expect(document.querySelector<HTMLTextAreaElement>('#field-text')?.value).toBe(text)
  })

  it('shows what another tab has written meanwhile', async () => {
    const answers = [open, refuses(reviewConfirmation, 409, { type: 'already-reviewed' })]
    const part = await show(answers)
    await part.soon(() => expect(part.text()).toContain('Publish review'))
    await fillIn(part)
    answers.push(replies(confirmationReview, stayReview, writtenAs('published')))
    await part.click(send)
    await part.soon(() => expect(part.text()).toContain('Your review has been published.'))
  })

  it('reports a failure to load whether the stay may be reviewed', async () => {
    const part = await show([refuses(confirmationReview, 503, { type: 'unavailable' })])
    await part.soon(() => expect(part.text()).toContain('can’t load these reviews right now'))
  })
})

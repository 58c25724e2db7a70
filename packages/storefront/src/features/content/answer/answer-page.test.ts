import { describe, expect, it } from 'vitest'
import { renderTestPage } from '../../../testing/render-test-page.ts'

const linksAt = async (query: string, supports?: { portal: boolean }) => {
  const { page, errors } = await renderTestPage({
    address: `/uk/answer?${query}`,
    answers: [],
    ...(supports ? { config: { supports: { checkout: true, ...supports } } } : {}),
  })
  expect(errors).toEqual([])
  return [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
}

describe('a link of a mail', () => {
  it('does nothing without its button, and has a way on for whoever does not want it', async () => {
    expect(await linksAt('step=reviews&token=sample-token-of-a-mail')).toEqual(['/uk'])
  })

  it('leads to the bookings after no more requests for reviews, where there is a portal', async () => {
    expect(await linksAt('step=refused')).toEqual(['/uk/profile/my-bookings', '/uk'])
    expect(await linksAt('step=refused', { portal: false })).toEqual(['/uk'])
    expect(await linksAt('step=confirmed')).toEqual(['/uk'])
  })
})

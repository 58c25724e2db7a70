import { expectChecked } from '../checkers/page-checkers.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { endedStays } from '../ended-stays.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { beginsWith } from '../steps/journey.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet, untilQuiet } from '../steps/quiet-page.ts'
import { expectLive } from '../steps/live-page.ts'

/** What the journeys read of the API's answer about reviews. */
interface Reviews {
  readonly reviews: readonly { readonly title: string; readonly language: string }[]
  readonly paging: { readonly pages: number }
  readonly counts: { readonly groups: readonly { readonly group: string; readonly count: number }[] }
}

const apiPath = (site: keyof typeof endedStays) => `/api/twenty/v2/alder/${markets[site].apiLocale}`

/** The address of the campsite with the most reviews, by the name that its guests' confirmation shows. */
async function mostReviewed(
  page: Page,
  site: keyof typeof endedStays,
): Promise<{ path: string; id: number }> {
  const { address } = runState()
  const base = `${address}${apiPath(site)}`
  const { cartId } = endedStays[site]
  const confirmation = await page.request.get(`${base}/booking/confirmation/${cartId}`)
  const { site: stayed } = (await confirmation.json()) as {
    site: Record<'funnel' | 'country' | 'area', { slug: string }> & { id: number; slug: string }
  }
  const params = {
    funnel: stayed.funnel.slug,
    country: stayed.country.slug,
    area: stayed.area.slug,
    site: stayed.slug,
  }
  return { path: buildPath(site, 'site', params), id: stayed.id }
}

/** Chooses an order, again until the part has come to life: its script comes when it is seen. */
async function sortReviews(page: Page, { by, first }: { by: string; first: string }): Promise<void> {
  await expect(async () => {
    await page.locator('#reviews select').selectOption(by)
    await expect(page.locator('#reviews article h3').first()).toHaveText(first, { timeout: 3_000 })
  }).toPass({ timeout: 30_000 })
}

// One after the other: one test counts the reviews of a campsite, another writes one there.
test.describe.configure({ mode: 'default' })

for (const site of ['uk', 'de'] as const) {
  const t = textOf(site)

  test(`reviews are sorted, filtered and turned over in ${site}`, async ({ page, watched }) => {
    const { address } = runState()
    const { path, id } = await mostReviewed(page, site)
    const reviewsOf = async (query: string): Promise<Reviews> => {
      const base = `${address}${apiPath(site)}`
      return (await (await page.request.get(`${base}/reviews/site/${id}${query}`)).json()) as Reviews
    }
    const main = page.getByRole('main')
    const reviews = main.locator('#reviews article')
    const titles = () => reviews.locator('h3').allTextContents()
    const titlesOf = ({ reviews: all }: Reviews) => all.map(({ title }) => title)

    await openQuiet(page, `${address}${path}?action=reviews`)
    await expect(page).toHaveURL(/#reviews$/)
    await expect(reviews).toHaveCount(10)
    const first = await reviewsOf('')
    expect(first.paging.pages).toBeGreaterThan(2)
    expect(await titles()).toEqual(titlesOf(first))
    expect(
      watched.apiRequests.filter((call) => call.includes('/reviews/')),
      'the first ten are in the page',
    ).toEqual([])
    const foreign = first.reviews.find(({ language }) => language !== markets[site].language)
    if (foreign) await expect(reviews.locator(`h3[lang=${foreign.language}]`).first()).toBeVisible()
    await expectChecked(page, `reviews in ${site}`)

    const heightBefore = (await main.locator('#reviews').boundingBox())?.y
    const lowest = await reviewsOf('?sort=lowest-grade')
    await sortReviews(page, { by: 'lowest-grade', first: lowest.reviews[0]?.title ?? '' })
    expect(await titles()).toEqual(titlesOf(lowest))
    expect((await main.locator('#reviews').boundingBox())?.y, 'nothing jumps').toBe(heightBefore)

    const group = first.counts.groups.toSorted((a, b) => b.count - a.count)[0]!
    const chip = main.getByRole('button', {
      name: `${t(`reviews.group.${group.group}`)} ${group.count}`,
      exact: true,
    })
    await chip.click()
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await expect(chip).toBeFocused()
    await expect.poll(titles).toEqual(titlesOf(await reviewsOf(`?sort=lowest-grade&group=${group.group}`)))

    const all = first.counts.groups.reduce((sum, { count }) => sum + count, 0)
    await main.getByRole('button', { name: `${t('reviews.group.all')} ${all}`, exact: true }).click()
    await expect.poll(titles).toEqual(titlesOf(lowest))
    await main
      .locator('#reviews')
      .getByRole('button', { name: t('shell.title.page', { page: 2 }), exact: true })
      .click()
    await expect.poll(titles).toEqual(titlesOf(await reviewsOf('?sort=lowest-grade&page=2')))
    await expect(main.locator('#reviews [role=status]')).toBeFocused()
    await expect(reviews.first()).toBeInViewport()
  })

  test(`a guest reviews a stay in ${site}, from the mail to the campsite's page`, async ({ page }) => {
    const { address } = runState()
    const { cartId, email } = endedStays[site]
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const [mail] = await mailsTo(email)
    const link = new RegExp(`https?://[^\\s/]+(/\\S+${cartId}#review)`).exec(mail?.text ?? '')?.[1]
    expect(link, 'link of the mail').toBe(`${buildPath(site, 'bookingConfirmation', { cartId })}#review`)

    await openQuiet(page, `${address}${link}`)
    const form = page.locator('#review form')
    await expect(form).toBeInViewport()
    const send = form.getByRole('button', { name: t('writing.send') })
    await send.click()
    await expect(form.getByRole('listitem').getByRole('link').first()).toHaveText(
      t('writing.error.score.required'),
    )
    await expectChecked(page, `review form with errors in ${site}`)

    const title = `So near the water, ${site}`
    await form.getByRole('radio', { name: '9' }).check({ force: true })
    await form.getByLabel(t('writing.group')).selectOption('friends')
    await form.getByLabel(t('writing.heading')).fill(title)
    await form
      .getByLabel(t('writing.text'))
      .fill(
        'A pitch in the shade, kind people at the gate and quiet nights. <b>Bring</b> shoes for the beach.',
      )
    await send.click()
    await expect(page.locator('#review').getByText(t('writing.done', { name: 'Robin' }))).toBeVisible()
    await page.reload()
    await expectLive(page)
    await untilQuiet(page)
    await expect(page.locator('#review').getByRole('heading', { name: title })).toBeVisible()
    await expect(form).toHaveCount(0)

    const { path } = await mostReviewed(page, site)
    await openQuiet(page, `${address}${path}#reviews`)
    await sortReviews(page, { by: 'newest-oldest', first: title })
    const own = page.locator('#reviews article').filter({ hasText: title })
    await expect(own).toContainText(t('reviews.verified'))
    await expect(own).toContainText('<b>Bring</b>')
    await expect(own).toContainText('Robin')

    const helpful = own.getByRole('button', { name: beginsWith(t('reviews.helpful')) })
    await helpful.click()
    await expect(helpful).toHaveAttribute('aria-pressed', 'true')
    await expect(helpful).toContainText('1')
  })
}

test('without scripts the first ten reviews are there, and nothing that would not work', async ({
  browser,
}) => {
  const { address } = runState()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { path } = await mostReviewed(page, 'uk')
  await page.goto(`${address}${path}`)
  await expect(page.locator('#reviews article')).toHaveCount(10)
  await expect(page.locator('#reviews select')).toBeHidden()
  await expect(page.locator('#reviews button').filter({ visible: true })).toHaveCount(0)
  await context.close()
})

import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

async function openCampsite(page: Page, site: SiteCode, more = '') {
  const edition = editionAt(runState().address, site)
  const { site: path } = await examplePages(edition)
  await openLive(page, edition.origin + path + more)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const t = textOf(site)
  return {
    t,
    name,
    heart: page.getByRole('button', { name: t('results.card.favourite', { name }), exact: true }),
  }
}

test.use({ drawsPictures: true })

for (const site of ['uk', 'nl'] as const) {
  test(`a heart survives the reload, shows on the card in another tab, and undo takes back: ${site}`, async ({
    page,
    context,
  }) => {
    const t = textOf(site)
    const edition = editionAt(runState().address, site)
    // The list comes first: what it shows has room, and stays on it whoever takes the last unit meanwhile.
    const list = await context.newPage()
    await openLive(list, edition.origin + (await examplePages(edition)).search)
    const link = list.locator('main article').first().getByRole('heading').getByRole('link')
    const name = await link.innerText()
    const favourite = { name: t('results.card.favourite', { name }), exact: true }
    const card = list.locator('main article').getByRole('button', favourite)
    await expect(card).toHaveAttribute('aria-pressed', 'false')
    await openLive(page, edition.origin + (await link.getAttribute('href')))
    const heart = page.getByRole('button', favourite)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('status').filter({ hasText: t('toast.favourite-on-device') })).toBeVisible()
    await expect(card).toHaveAttribute('aria-pressed', 'true')
    await list.close()

    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('button', { name: t('toast.undo') }).click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test(`the gallery by keyboard; Escape and Back close it and give the focus back: ${site}`, async ({
    page,
    watched,
  }) => {
    // A dozen large pictures at once may be more than the image service draws at a time.
    watched.allow(503, '/images/')
    const { t, name } = await openCampsite(page, site)
    // The mosaic shows a picture of every room; the large view has them all, room by room.
    const opener = page
      .locator('section button[aria-label]:visible')
      .filter({ has: page.locator('picture, img') })
      .nth(1)
    const second = Number((/\d+/.exec((await opener.getAttribute('aria-label')) ?? '') ?? [])[0])
    const dialog = page.getByRole('dialog', { name: t('campsite.gallery', { name }) })
    const counter = dialog.getByRole('status')
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(counter).toHaveText(new RegExp(`^${second} `))
    await expectAccessible(page, 'gallery')
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(new RegExp(`^${second + 1} `))
    await page.keyboard.press('End')
    const last = Number((/(\d+)$/.exec(await counter.innerText()) ?? [])[1])
    await expect(counter).toHaveText(new RegExp(`^${last} `))
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(/^1 /)
    await page.keyboard.press('Home')
    await expect(counter).toHaveText(/^1 /)
    // The focus goes round inside.
    for (let i = 0; i < last + 6; i += 1) await page.keyboard.press('Tab')
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    const address = page.url()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    expect(page.url()).toBe(address)
  })

  test(`a tab by hash, on arrival and from the rating, below what is sticky: ${site}`, async ({ page }) => {
    const { t } = await openCampsite(page, site, '#facilities')
    const tab = (id: string) => page.getByRole('tab', { name: t(`about.tabs.${id}`) })
    await expect(tab('facilities')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#facilities')).toBeInViewport()
    await expect(page.locator('#description')).toBeHidden()
    await expect(tab('facilities')).toBeInViewport()
    await tab('importantInfo').click()
    await expect(page).toHaveURL(/#important-info$/)
    await expect(page.locator('#important-info')).toBeVisible()
    await page.locator('header a[href="#reviews"]').click()
    await expect(tab('reviews')).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('#reviews')).toBeInViewport()
    // Bars that stick cover a part of whatever is scrolled below them.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page, 'campsite with its reviews')
  })

  test(`action=favourite saves once and leaves the address: ${site}`, async ({ page }) => {
    const { heart } = await openCampsite(page, site, '?adults=3&action=favourite')
    await expect(page).toHaveURL(/\?adults=3$/)
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
}

test.describe('gallery by finger: nl', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the strip and the large view are swiped, and count', async ({ page }) => {
    const { t, name } = await openCampsite(page, 'nl')
    await page.getByRole('button', { name: t('campsite.gallery.open', { number: 1 }), exact: true }).tap()
    const dialog = page.getByRole('dialog', { name: t('campsite.gallery', { name }) })
    await expect(dialog.getByRole('status')).toHaveText(/^1 /)
    // What a swipe does to a strip: it scrolls by a picture.
    await dialog.getByRole('group').evaluate((strip) => strip.scrollBy({ left: strip.clientWidth }))
    await expect(dialog.getByRole('status')).toHaveText(/^2 /)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
  })

  test('a toast lies above the bar of the stay', async ({ page }) => {
    const { t, heart } = await openCampsite(page, 'nl')
    await heart.tap()
    const toast = page.getByRole('status').filter({ hasText: t('toast.favourite-on-device') })
    await expect(toast).toBeVisible()
    const bar = page.getByRole('region', { name: t('campsite.stay'), exact: true })
    const [above, below] = [await toast.boundingBox(), await bar.boundingBox()]
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  })

  test('the picture comes first, the stay is one row, and the tab that the rating opens is in sight', async ({
    page,
  }) => {
    const { t } = await openCampsite(page, 'nl')
    const topOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => one.getBoundingClientRect().top)
    expect(await topOf('main button img')).toBeLessThan(await topOf('main h1'))
    const bar = page.getByRole('region', { name: t('campsite.stay'), exact: true })
    expect((await bar.boundingBox())!.height).toBeLessThan(80)
    await page.locator('header a[href="#reviews"]').tap()
    await expect(page.getByRole('tab', { name: t('about.tabs.reviews') })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('without scripts: uk', () => {
  test.use({ javaScriptEnabled: false })

  test('all that the tabs hold can be read', async ({ page }) => {
    const edition = editionAt(runState().address, 'uk')
    await page.goto(edition.origin + (await examplePages(edition)).site)
    for (const id of ['description', 'important-info', 'facilities', 'reviews'])
      await expect(page.locator(`#${id}`)).toBeVisible()
  })
})

import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { alertLinkIn, mailsTo } from '../sent-mails.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { findOffer, type Offer, releaseCarts, takeAllUnits } from '../steps/offers.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** All mails to an address, as soon as there are so many. */
async function mailsWhen(address: string, count: number) {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 60_000 }).toBe(count)
  return await mailsTo(address)
}

/** Fills and sends the open form. */
async function ask(page: Page, site: SiteCode, email: string): Promise<void> {
  const t = textOf(site)
  const dialog = page.getByRole('dialog', { name: t('alerts.title') })
  await dialog.getByRole('button', { name: t('alerts.submit'), exact: true }).click()
  await expect(dialog.getByText(t('alerts.error.email.required')).first()).toBeVisible()
  await dialog.getByRole('textbox', { name: t('alerts.email') }).fill(email)
  await dialog.getByRole('button', { name: t('alerts.submit'), exact: true }).click()
  await expect(dialog.getByText(t('alerts.sent'))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('shell.close') })
    .last()
    .click()
  await expect(dialog).toBeHidden()
}

/** A campsite with a single accommodation that is free, and few of it, in a week that the other edition's journey leaves alone. */
async function lastOnes(page: Page, site: SiteCode) {
  for (const week of site === 'uk' ? [5, 7, 9] : [6, 8, 10]) {
    const date = saturdayOfSummer(week)
    const fits = ({ accommodations }: Offer) => {
      const free = accommodations.filter(({ reason }) => reason === null)
      return free.length === 1 && free[0]?.availabilityStatus === 'few'
    }
    const offer = await findOffer(page, { site, date, fits }).catch(() => undefined)
    if (offer) return { offer, date }
  }
  throw new Error('No week in which one accommodation is left')
}

for (const site of ['uk', 'de-ch'] as const satisfies readonly SiteCode[]) {
  test(`from “nothing free” to the mail to the cart: ${site}`, async ({ page, browser }) => {
    test.setTimeout(240_000)
    const t = textOf(site)
    const email = `alert-${site}@example.org`
    const { offer, date } = await lastOnes(page, site)
    const free = offer.accommodations.find(({ reason }) => reason === null)!
    const carts = await takeAllUnits(page, { site, accommodationId: free.id, date })

    await openLive(page, `${offer.address}?date=${date}`)
    if (site === 'uk') await page.getByRole('button', { name: t('offer.alert') }).click()
    else {
      // At the booked day of the calendar.
      const bar = page.getByRole('region', { name: t('campsite.stay'), exact: true })
      await bar.getByRole('button').first().click()
      await page.getByRole('grid').locator(`[data-date="${date}"]`).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('offer.alert') })
        .click()
    }
    await ask(page, site, email)

    // Opening the link is not yet a yes.
    await page.goto(alertLinkIn(await mailsWhen(email, 1), 'alert'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('answer.alert.title'))
    await page.getByRole('button', { name: t('answer.alert.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('answer.alerted.title'))

    await releaseCarts(page, site, carts.slice(0, 1))
    const mails = await mailsWhen(email, 2)

    // A mail server's program follows the link before the visitor does, without scripts.
    const link = alertLinkIn(mails, 'free')
    const { origin, pathname, search } = new URL(link)
    expect((await plainRequest(origin, pathname + search)).status).toBe(200)
    await page.goto(link)
    await page.waitForURL((url) => url.pathname.startsWith(`/${site}/booking/`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const cart = page.url()

    // The same link again, elsewhere: the same cart, by the button that needs no script.
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en' })
    const plain = await context.newPage()
    await plain.goto(link)
    await plain.getByRole('button', { name: t('answer.free.button') }).click()
    await expect.poll(() => new URL(plain.url()).pathname).toBe(new URL(cart).pathname)

    // It ends without scripts, too.
    await plain.goto(alertLinkIn(mails, 'no-alert'))
    await plain.getByRole('button', { name: t('answer.no-alert.button') }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('answer.unalerted.title'))
    await context.close()
    await releaseCarts(page, site, carts.slice(1))
  })
}

test('a search that finds nothing offers it for a campsite of choice', async ({ page }) => {
  const site = 'uk'
  const t = textOf(site)
  const date = saturdayOfSummer(4)
  // Nobody holds a party of twenty.
  await openLive(
    page,
    `${runState().address}${buildPath(site, 'searchAndBook')}?date=${date}&adults=20&duration=60`,
  )
  await page.getByRole('button', { name: t('nothing.alert.button') }).click()
  const dialog = page.getByRole('dialog', { name: t('alerts.title') })
  await dialog.getByRole('textbox', { name: t('alerts.siteName') }).fill('camping')
  await expect(dialog.getByRole('radio').first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
})

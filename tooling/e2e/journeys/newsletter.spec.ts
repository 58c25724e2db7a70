import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { consentValue } from '../answered-consent.ts'
import { textOf } from '../message-text.ts'
import { plainRequest } from '../plain-request.ts'
import { runState } from '../run-state.ts'
import { linkIn, mailsTo } from '../sent-mails.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'
import { openQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

/** ms; nobody points at it. */
const longerThanToasts = 6_000

const at = (site: SiteCode, path = buildPath(site, 'home')) => `${runState().address}${path}`

function formOn(page: Page, site: SiteCode) {
  const t = textOf(site)
  const field = page.getByRole('textbox', { name: t('footer.newsletter.email') })
  const button = page.getByRole('button', { name: t('footer.newsletter.submit'), exact: true })
  return { field, button }
}

/** The form with its script: that comes when the footer is seen. Before, it is a plain form, which has a test of its own. */
async function livelyForm(page: Page, site: SiteCode) {
  const form = formOn(page, site)
  await form.field.scrollIntoViewIfNeeded()
  const hasScript = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => form.field.evaluate(hasScript)).toBe(true)
  return form
}

/** The one mail to an address, as soon as the worker has sent it. */
async function mailTo(address: string) {
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 30_000 }).toBe(1)
  return (await mailsTo(address))[0]
}

for (const site of ['uk', 'nl'] as const) {
  test(`sign up in the footer, confirm, leave: ${site}`, async ({ page, context, watched }) => {
    const t = textOf(site)
    const address = `guest-${site}@example.org`
    watched.allow(429, 'newsletter/subscribe')
    const value = consentValue(['marketing'])
    await context.addCookies([{ name: 'consent', value, url: runState().address }])
    await page.clock.install()
    await openLive(page, at(site))
    const { field, button } = await livelyForm(page, site)
    const requests = () => watched.apiRequests.filter((request) => request.includes('newsletter')).length

    // Nothing is sent before it is right, and what is wrong is said at the field.
    await button.click()
    await expect(page.getByText(t('newsletter.error.required'))).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('guest')
    await field.blur()
    await expect(page.getByText(t('newsletter.error.email'))).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(t('newsletter.error.email'))
    expect(requests()).toBe(0)

    await field.fill(` ${address} `)
    await button.click()
    const toast = page.getByRole('status').filter({ hasText: t('toast-messages.newsletter-signup-success') })
    await expect(toast).toBeVisible()
    await expect(page.getByText(t('newsletter.sent.text'))).toBeVisible()
    await expect(field).toHaveValue('')
    const layer = () => page.evaluate(() => JSON.stringify((window as { dataLayer?: object[] }).dataLayer))
    await expect.poll(layer).toContain('"newsletter_signup","reference":"footer"')
    expect(await layer()).not.toContain(address)
    await page.clock.fastForward(longerThanToasts)
    await expect(toast).toBeHidden()

    await field.fill(address)
    await button.click()
    await expect(page.getByText(t('newsletter.wait'))).toBeVisible()
    expect(requests()).toBe(1)

    // Opening the link, as a mail scanner does, is not yet a yes; a click is, once.
    const mail = await mailTo(address)
    expect(mail?.subject).toBe(t('mail.newsletter.subject', { brand: 'Alder Camping' }))
    const link = linkIn(mail, 'confirm')
    await page.request.get(link)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.confirm.title'))
    await page.getByRole('button', { name: t('newsletter.confirm.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.confirmed.title'))
    await page.goto(link)
    await page.getByRole('button', { name: t('newsletter.confirm.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.ended.title'))

    await page.goto(linkIn(mail, 'leave'))
    await page.getByRole('button', { name: t('newsletter.leave.button') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('newsletter.left.title'))
  })
}

test('a toast stays while it is pointed at, and can be closed', async ({ page, watched }) => {
  const t = textOf('uk')
  watched.allow(400, 'newsletter/subscribe')
  await page.clock.install()
  await openLive(page, at('uk'))
  await page.route('**/newsletter/subscribe', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: '{"type":"validation"}' }),
  )
  const { field, button } = await livelyForm(page, 'uk')
  await field.fill('guest@example.org')
  await button.click()
  const toast = page.getByRole('alert').filter({ hasText: t('toast-messages.newsletter-signup-fail') })
  await expect(toast).toBeVisible()
  const box = await toast.boundingBox()
  const size = page.viewportSize()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((size?.width ?? 0) - 60)
  expect(box?.y ?? 0).toBeGreaterThan((size?.height ?? 0) / 2)
  await toast.hover()
  await page.clock.fastForward(longerThanToasts)
  await expect(toast).toBeVisible()
  await page.mouse.move(4, 4)
  await page.clock.fastForward(longerThanToasts)
  await expect(toast).toBeHidden()

  // The form itself asks for some patience.
  await page.clock.fastForward(15_000)
  await button.click()
  await expect(toast).toBeVisible()
  await toast.hover()
  await toast.getByRole('button', { name: t('toast.close') }).click()
  await expect(toast).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form and the links work', async ({ page }) => {
    const t = textOf('de-ch')
    const address = 'plain@example.org'
    const heading = page.getByRole('heading', { level: 1 })
    await page.goto(at('de-ch'))
    const footer = formOn(page, 'de-ch')
    await footer.field.fill('plain@')
    await footer.button.click()
    await expect(page.getByText(t('newsletter.error.email'))).toBeVisible()
    const own = formOn(page, 'de-ch')
    await own.field.fill(address)
    await own.button.click()
    await expect(heading).toHaveText(t('newsletter.sent.title'))
    await page.goto(linkIn(await mailTo(address), 'confirm'))
    await page.getByRole('button', { name: t('newsletter.confirm.button') }).click()
    await expect(heading).toHaveText(t('newsletter.confirmed.title'))
  })
})

test('a brand without a newsletter has neither form nor page', async ({ page, watched }) => {
  const { port } = new URL(runState().address)
  const lakeland = `http://lakeland.localhost:${port}`
  watched.allow(404, '/nl/newsletter')
  await openQuiet(page, `${lakeland}${buildPath('nl', 'login')}`)
  // Its login form asks for an address, too.
  await expect(formOn(page, 'nl').button).toHaveCount(0)
  const answer = await plainRequest(lakeland, '/nl/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a%40example.org',
  })
  expect(answer.status).toBe(404)
  expect(await openQuiet(page, `${lakeland}/nl/newsletter`)).toBe(404)
})

import { expectChecked } from '../checkers/page-checkers.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { textOf } from '../message-text.ts'
import { publicPages } from '../public-pages.ts'
import { runState } from '../run-state.ts'
import { sessionTokens } from '../signed-in-customer.ts'
import { expectReflow } from '../steps/accessibility.ts'
import { expectLive, openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

// One customer: what one test changes, the next one would meet.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context }) => {
  const url = runState().address
  await context.addCookies([
    { name: 'session', value: sessionTokens.account, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'login-type', value: 'email', url, sameSite: 'Lax' },
  ])
})

test('favourites of a guest become the account’s, cost what the search shows, and can be taken back', async ({
  page,
}) => {
  const site = 'uk'
  const t = textOf(site)
  const { address } = runState()
  // A guest from the first page on: a page of the account would still ask for its favourites after the session went.
  await page.context().clearCookies({ name: 'session' })
  await page.context().clearCookies({ name: 'login-type' })
  const { campsite = '' } = await publicPages(page, { address, site })
  await openLive(page, campsite.split('?')[0] as string)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const heart = () =>
    page.getByRole('button', { name: t('results.card.favourite', { name }), exact: true }).first()
  await heart().click()
  await expect(heart()).toHaveAttribute('aria-pressed', 'true')
  const guestFavourites = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('device:favourites.')))
  await expect.poll(guestFavourites).toHaveLength(1)

  await page.context().addCookies([
    { name: 'session', value: sessionTokens.account, url: address, httpOnly: true, sameSite: 'Lax' },
    { name: 'login-type', value: 'email', url: address, sameSite: 'Lax' },
  ])
  await openLive(page, page.url())
  await expect.poll(guestFavourites).toEqual([])
  await expect(heart()).toHaveAttribute('aria-pressed', 'true')

  await openLive(page, address + buildPath(site, 'favourites'))
  const card = page.getByRole('article').filter({ hasText: name })
  await expect(card).toBeVisible()
  await expectChecked(page, 'favourites')
  await heart().click()
  await expect(page.getByText(t('favourites.none'), { exact: true })).toBeVisible()
  // The card is back before the server has it, which a reload would not let happen.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/customer-portal/favourites/'),
  )
  await page.getByRole('button', { name: t('toast.undo') }).click()
  await expect(card).toBeVisible()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expectLive(page)
  await expect(card).toBeVisible()
})

test('details are saved, an error is shown at its field, and nothing typed is lost', async ({
  page,
  watched,
}) => {
  const site = 'uk'
  const t = textOf(site)
  await openLive(page, runState().address + buildPath(site, 'personalDetails'))
  const form = page.getByRole('form', { name: t('details.title') })
  const street = form.getByLabel(t('person.field.street'))
  await street.fill('Long Lane')
  await form.getByRole('button', { name: t('details.save') }).click()
  // With the whole form, so that a failure shows what it said instead.
  const focused = () =>
    form.evaluate((element: HTMLElement) => {
      const { activeElement: at } = document
      return `${at?.getAttribute('role')}: ${at?.textContent} | ${element.innerText}`
    })
  await expect.poll(focused).toMatch(new RegExp(`^group: [^|]*${t('person.error.houseNumber.required')}`))
  await expectChecked(page, 'details with errors')
  await expect(street).toHaveValue('Long Lane')
  await form.getByLabel(t('person.field.houseNumber')).fill('5')
  await form.getByLabel(t('person.field.postcode')).fill('bs1 4qa')
  await form.getByLabel(t('person.field.city')).fill('Bristol')
  await form.getByLabel(t('person.field.country'), { exact: true }).selectOption('GB')
  await form.getByRole('button', { name: t('details.save') }).click()
  await expect(page.getByText(t('cp.edit-user-profile.toast.success'))).toBeVisible()
  expect(watched.apiRequests.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  await page.reload()
  await expect(street).toHaveValue('Long Lane')
  await expect(form.getByLabel(t('person.field.postcode'))).toHaveValue('BS1 4QA')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: t('details.data.download') }).click()
  expect((await download).suggestedFilename()).toBe('alder-account.json')
})

test('the account’s pages fit a phone: de-ch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const name of ['profile', 'myBookings', 'favourites', 'personalDetails'] as const) {
    await openLive(page, runState().address + buildPath('de-ch', name))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (name === 'personalDetails')
      await expect(page.getByRole('button', { name: textOf('de-ch')('details.save') })).toBeVisible()
    await expectReflow(page, name)
    await expectChecked(page, name)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/${name}-360.png`, fullPage: true })
    if (process.env['SHOTS']) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.screenshot({ path: `${process.env['SHOTS']}/${name}-1280.png`, fullPage: true })
      await page.setViewportSize({ width: 360, height: 800 })
    }
  }
})

import type { SiteCode } from '@camping/editions/markets.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { recordBooking } from '../booking-records.ts'
import { journeyEditions } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { fromSomeNetwork } from '../some-network.ts'
import { bookStay } from '../steps/booked-stay.ts'
import { callApi, editionAt, guest, type Edition } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { cards, payWith } from '../steps/payment.ts'
import { openAccount } from '../steps/opened-account.ts'
import { expect, test } from '../watched-page.ts'

// What HTML can do alone works where no script runs (decision 313).

/** Weeks that no other journey books in. */
const weeks = { uk: 23, 'de-ch': 26, reference: 24 }
const password = 'a tent beside the river'

test.use({ javaScriptEnabled: false })
const fill = (page: Page, name: string, value: string) =>
  page.locator(`[name="${name}"]:visible`).first().fill(value)
const send = async (page: Page, name: string) => {
  const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
  await page.locator(`button[name="${name}"]:visible:not([aria-hidden])`).first().click()
  await answer
  await page.waitForLoadState('domcontentloaded')
}
const said = (page: Page, role: 'alert' | 'status') => page.locator(`noscript [role=${role}]`).first()

interface Confirmed {
  readonly bookingRef: string
  readonly total: number
  readonly currency: string
}

async function record(edition: Edition, cartId: string): Promise<void> {
  const { bookingRef, total, currency } = await callApi<Confirmed>(edition, `booking/confirmation/${cartId}`)
  recordBooking(runState().folder, {
    journey: `without scripts in ${edition.site}`,
    site: edition.site,
    cartId,
    bookingRef,
    currency,
    total,
    adults: 3,
    childAges: [6],
    // The form without scripts takes the booker's name; the others follow in the portal.
    named: 1,
    // The payment's.
    moreEvents: 1,
  })
}

for (const site of ['uk', 'de-ch'] as const satisfies readonly SiteCode[]) {
  test.describe(() => {
    test.use({ extraHTTPHeaders: fromSomeNetwork() })
    test(`from the home page to a confirmed booking without scripts: ${site}`, async ({ page, watched }) => {
      const edition = editionAt(runState().address, site)
      const t = textOf(site)
      watched.allow(422, '/booking/')
      await page.goto(edition.origin + buildPath(site, 'home'))
      const box = page.getByRole('main').getByRole('search')
      await box.locator('summary').last().click()
      await fill(page, 'adults', '3')
      await fill(page, 'children', '6')
      await fill(page, 'date', saturdayOfSummer(weeks[site]))
      await box.locator('button[type=submit]').click()
      await expect(page).toHaveURL(/adults=3.*children=6/)

      // The order of the list, and its second page.
      const order = page.locator('select[form]:visible').first()
      await order.selectOption({ index: 1 })
      await order.press('Enter')
      const filters = page.locator('form#filters button[type=submit]:visible').first()
      await filters.click()
      await expect(page).toHaveURL(/sort=/)
      // A filter, which leaves stay and order as they are, and two campsites side by side.
      const filter = page.locator('form#filters input[type=checkbox]:visible').first()
      const filtered = `${await filter.getAttribute('name')}=${await filter.getAttribute('value')}`
      await filter.check()
      await filters.click()
      await expect(page).toHaveURL(new RegExp(`adults=3.*children=6.*`))
      expect(decodeURIComponent(page.url())).toContain(filtered)
      expect(page.url()).toContain('sort=')
      const list = page.url()
      for (const at of [0, 1]) await page.locator('input[form=compare]:visible').nth(at).check()
      await page.locator('form#compare button[type=submit]:visible').click()
      await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
      await page.goto(list)

      // Its link opens a tab of its own.
      const campsite = await page.locator('main article a').first().getAttribute('href')
      await page.goto(edition.origin + campsite)
      await expect(page.locator('button[name=choose]:visible').first()).toBeVisible()
      // Its details: what the price is made of, and a place of one's own where the campsite lets one be chosen.
      await send(page, 'details')
      expect(new URL(page.url()).hash, 'the page opens where the details are').toBe('#accommodations')
      const details = page.locator('noscript section[aria-labelledby=plain-details]')
      await expect(details.getByText(t('offer.details.price'))).toBeVisible()
      const places = details.locator('select[name=unit]')
      const hasPlaces = (await places.count()) > 0
      if (hasPlaces) await places.selectOption({ index: 1 })
      const place = hasPlaces
        ? ((await places.locator('option:checked').textContent()) ?? '').split(':')[0]
        : undefined
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
      await details.locator('button[name=choose]').click()
      await answer
      await expect(page).toHaveURL(new RegExp(`/${site}/booking/[\\w-]{22}$`))
      const cartId = page.url().split('/').at(-1) ?? ''
      if (place) await expect(page.locator('noscript dl').last()).toContainText(place)

      // A code that is none says so, and what was typed stays.
      await fill(page, 'booker.firstName', guest.firstName)
      await fill(page, 'discount-code', 'NO SUCH CODE')
      await send(page, 'apply-discount')
      await expect(page.locator('[name=discount-code]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[name=discount-code]')).toHaveValue('')
      await expect(page.locator('[name="booker.firstName"]')).toHaveValue(guest.firstName)

      // Nothing typed: what is missing is named at its field, and what was typed stays.
      await send(page, 'book')
      await expect(said(page, 'alert')).toBeVisible()
      await expect(page.locator('[name="booker.lastName"]')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('[name="booker.firstName"]')).toHaveValue(guest.firstName)
      // More time, and an extra: what was typed stays.
      await send(page, 'more-time')
      await expect(said(page, 'status')).toHaveText(t('hold.extended'))
      await send(page, 'more-extra')
      await expect(page.locator('button[name=fewer-extra]').first()).toBeVisible()
      await send(page, 'fewer-extra')
      await expect(page.locator('button[name=fewer-extra]')).toHaveCount(0)
      await expect(page.locator('[name="booker.firstName"]')).toHaveValue(guest.firstName)
      const { phonePrefix, country, ...typed } = {
        ...guest,
        email: `plain.${cartId.toLowerCase().replaceAll('_', '-')}@guest.example`,
      }
      for (const [name, value] of Object.entries(typed)) await fill(page, `booker.${name}`, value)
      await page.locator('[name="booker.phonePrefix"]').selectOption(phonePrefix)
      await page.locator('[name="booker.country"]').selectOption(country)
      await page.locator('[name=plan]').first().check()
      await page.locator('[name=terms]').check()
      await send(page, 'book')
      await expect(page).toHaveURL(edition.origin + buildPath(site, 'bookingConfirmation', { cartId }))
      await record(edition, cartId)
      const { bookingRef } = await callApi<Confirmed>(edition, `booking/confirmation/${cartId}`)
      await expect(page).toHaveTitle(new RegExp(t('confirmation.title', { ref: bookingRef })))
      // Whoever has booked is signed in to the booking, and pays its first rate at a bank.
      await page.goto(edition.origin + buildPath(site, 'payment', { bookingId: bookingRef }))
      await page.locator('noscript input[name=provider][value^="saferpay/"]').first().check()
      await send(page, 'pay')
      await page.locator(`noscript a[href^="${runState().sandbox}"]`).click()
      await payWith(page, cards.saferpay.accepted)
      await expect(page).toHaveURL(/[?&]payment=[\w-]{22}$/)
      await expect(page.getByRole('main')).toContainText(
        new RegExp(t('paid.paid', { amount: '§' }).replace(/.?§.?/, '.+')),
      )
      await page.goto(edition.origin + buildPath(site, 'bookingDetail', { bookingId: bookingRef }))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(bookingRef))
    })
  })
}

for (const { brand, site, home } of journeyEditions.filter((one) => one.site !== 'de-ch')) {
  const edition = () => editionAt(runState().address, site, brand)
  const t = textOf(site)

  test.describe(`${brand} ${site}`, () => {
    test.use({ extraHTTPHeaders: fromSomeNetwork() })

    test(`every way to sign in without scripts: ${brand} ${site}`, async ({ page, context, watched }) => {
      watched.allow(422, '/login')
      const { origin } = edition()
      const email = `noscript.${brand}.${site}@login.example`
      await openAccount(edition(), { email, password })
      const login = origin + buildPath(site, 'login')
      const signOut = async () => {
        await page.locator('form[action$="/logout"] button:visible').first().click()
        await expect(page).toHaveURL(origin + buildPath(site, home))
      }

      // A password: a wrong one leaves the address in its field, the right one leads where the visitor wanted to go.
      await page.goto(origin + buildPath(site, 'myBookings'))
      await expect(page).toHaveURL(login)
      await fill(page, 'email', email)
      await fill(page, 'password', 'not this one')
      await send(page, 'sign-in-password')
      await expect(said(page, 'alert')).toHaveText(t('login-fail'))
      await expect(page.locator('[name=email]:visible').first()).toHaveValue(email)
      await expect(page.locator('[name=password]:visible')).toHaveValue('')
      await fill(page, 'password', password)
      await send(page, 'sign-in-password')
      await expect(page).toHaveURL(origin + buildPath(site, 'myBookings'))
      await signOut()

      // A code of the mailbox.
      await page.goto(login)
      await fill(page, 'email', email)
      await send(page, 'send-code')
      await expect(said(page, 'status')).toContainText(email)
      const codes = async () =>
        (await mailsTo(email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? [])
      await expect.poll(codes, { message: 'the code in the inbox' }).toHaveLength(1)
      await fill(page, 'code', '12')
      await send(page, 'sign-in-code')
      await expect(page.locator('[name=code]')).toHaveAttribute('aria-invalid', 'true')
      await fill(page, 'code', (await codes())[0] ?? '')
      await send(page, 'sign-in-code')
      await expect(page).toHaveURL(origin + buildPath(site, 'profile'))
      expect((await context.cookies()).find(({ name }) => name === 'session')).toMatchObject({
        httpOnly: true,
      })
      await signOut()

      // A booking's reference.
      const stay = await bookStay(edition(), {
        mode: 'instant',
        date: saturdayOfSummer(weeks.reference),
        journey: `without scripts ${brand} ${site}`,
      })
      await page.goto(login)
      await page.locator('noscript a[href*="with=booking"]').click()
      await fill(page, 'email', stay.email)
      await fill(page, 'bookingRef', stay.bookingRef.toLowerCase())
      await send(page, 'sign-in-reference')
      await expect(page).toHaveURL(new RegExp(stay.bookingRef))
      await signOut()

      // Who has forgotten what is needed gets a mail, whoever they are.
      await page.goto(`${login}?with=password`)
      await fill(page, 'email', email)
      await send(page, 'forgot-password')
      await expect(said(page, 'status')).toHaveText(t('password-send-success'))
    })
  })
}

test.describe(() => {
  test.use({ extraHTTPHeaders: fromSomeNetwork() })
  test('a heart saves for whoever is signed in, and sends others to sign in first', async ({ page }) => {
    const site = 'uk'
    const edition = editionAt(runState().address, site)
    const email = 'noscript.hearts@login.example'
    await openAccount(edition, { email, password })
    const results = edition.origin + buildPath(site, 'searchAndBook')
    await page.goto(results)
    await send(page, 'favourite')
    await expect(page).toHaveURL(edition.origin + buildPath(site, 'login'))
    await fill(page, 'email', email)
    await fill(page, 'password', password)
    await send(page, 'sign-in-password')
    await expect(page).toHaveURL(new RegExp(`^${results}`))
    await send(page, 'favourite')
    const list = edition.origin + buildPath(site, 'favourites')
    await expect(page).toHaveURL(list)
    await expect(page.locator('main article')).toHaveCount(1)
    await send(page, 'favourite')
    await expect(page).toHaveURL(list)
    await expect(page.locator('main article')).toHaveCount(0)
  })
})

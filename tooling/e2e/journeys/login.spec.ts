import { markets } from '@camping/editions/markets.ts'
import { journeyEditions } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { bookStay } from '../steps/booked-stay.ts'
import { callApi, editionAt } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import {
  expectScreen,
  expectToast,
  field,
  followMail,
  giveEmail,
  giveNewPassword,
  givePassword,
  inTab,
  loginPages,
  press,
} from '../steps/login.ts'
import { openLive } from '../steps/live-page.ts'
import { openAccount } from '../steps/opened-account.ts'
import { expect, test } from '../watched-page.ts'

/** A week that no other journey books in. */
const week = 19
const passwords = { first: 'a tent beside the river', second: 'two bicycles and a kite' }

// The house and a white-label, in two languages; de-ch signs in where customer.spec.ts walks.
for (const [at, { brand, site, home }] of journeyEditions.filter((one) => one.site !== 'de-ch').entries()) {
  const edition = () => editionAt(runState().address, site, brand)
  const book = () =>
    bookStay(edition(), { mode: 'instant', date: saturdayOfSummer(week), journey: `login ${brand} ${site}` })

  test.describe(`${brand} ${site}`, () => {
    test.describe(() => {
      // Whoever signs in comes from a network of their own; limits count by it.
      test.use({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${at + 10}` } })

      test(`a session is lost and found, left, and its password forgotten: ${brand} ${site}`, async ({
        page,
        context,
        watched,
      }) => {
        const email = `robin.${brand}.${site}@login.example`
        await openAccount(edition(), { email, password: passwords.first })
        const pages = loginPages(page, edition())
        const { t, addressOf } = pages
        for (const status of [401, 404]) watched.allow(status, '/customer-portal/')
        watched.allow(401, '/user')

        await openLive(page, addressOf('myBookings'))
        expect(page.url(), 'a stranger').toBe(addressOf('login'))
        await giveEmail(pages, email, 'password')
        await givePassword(pages, passwords.first)
        await page.waitForURL(addressOf('myBookings'))

        const overview = page.getByRole('main').getByRole('link', { name: t('portal.nav.home'), exact: true })
        await expect(overview).toBeVisible()
        await context.clearCookies({ name: 'session' })
        await overview.click()
        await page.waitForURL(addressOf('login'))
        await giveEmail(pages, email, 'password')
        await givePassword(pages, passwords.first)
        await page.waitForURL(addressOf('profile'))
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin')

        await page.evaluate(() => Object.assign(window, { before: true }))
        await page.getByRole('button', { name: t('portal.signOut') }).click()
        // The home of the white-label leads to its login.
        await page.waitForURL(addressOf(home))
        expect(await page.evaluate(() => 'before' in window), 'a full load').toBe(false)
        await openLive(page, addressOf('profile'))
        expect(page.url(), 'signed out').toBe(addressOf('login'))

        await giveEmail(pages, email, 'password')
        await press(pages, 'login.password.forgot', 'forgot-password')
        await press(pages, 'login.forgot-password.submit', 'sign-in')
        await expectToast(pages, 'password-send-success')
        const link = await followMail(context, email, 2)
        const reset = inTab(pages, link)
        await expect(
          link.getByRole('heading', { level: 2, name: t('login.reset-password.title') }),
        ).toBeVisible()
        await expect(link, 'the token is gone').toHaveURL(addressOf('login'))
        await giveNewPassword(reset, 'too short', 'login.reset-password.submit')
        await expect(link.getByText(t('validations.min-length', { min: 12 })).first()).toBeVisible()
        await giveNewPassword(reset, passwords.second, 'login.reset-password.submit')
        await expectScreen(reset, 'sign-in')
        await expectToast(reset, 'password-update-success')
        await giveEmail(reset, email, 'password')
        await givePassword(reset, passwords.first)
        await expectToast(reset, 'login-fail')
        await givePassword(reset, passwords.second)
        await link.waitForURL(addressOf('profile'))
      })
    })

    test.describe(() => {
      test.use({
        extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${at + 20}` },
        javaScriptEnabled: false,
      })

      test(`a mail's link makes an account without scripts, and only by its button: ${brand} ${site}`, async ({
        page,
      }) => {
        const email = `plain.${brand}.${site}@login.example`
        const { t, addressOf } = loginPages(page, edition())
        await callApi(edition(), 'customer-portal', { email })
        const tokenOf = async () =>
          /[?&]verify=([\w-]{43})/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1]
        await expect.poll(tokenOf, { message: `the mail to ${email}` }).toBeDefined()
        const link = `${addressOf('login')}?verify=${await tokenOf()}`
        // As scanners of mails do, more than once.
        for (let times = 0; times < 3; times += 1) await page.goto(link)
        const field = (key: string) => page.getByLabel(t(key), { exact: true })
        // What stands in <noscript> is not looked for by its text.
        const said = (role: 'alert' | 'status') => page.locator(`noscript [role=${role}]`)
        await field('login.firstName').fill('Robin')
        await field('login.lastName').fill('Plain')
        await field('login.password.new').fill('password1234')
        await field('login.password.confirm').fill('password1234')
        await page.getByRole('checkbox').first().check()
        const send = page.getByRole('button', { name: t('login.create-password.submit') })
        await send.click()
        await expect(said('alert')).toHaveText(t('login.error.too-common'))
        await field('login.firstName').fill('Robin')
        await field('login.lastName').fill('Plain')
        await field('login.password.new').fill(passwords.first)
        await field('login.password.confirm').fill(passwords.first)
        await page.getByRole('checkbox').first().check()
        await send.click()
        await expect(said('status')).toHaveText(t('login.verified'))
        await page.goto(link)
        await field('login.firstName').fill('Mallory')
        await field('login.lastName').fill('Late')
        await field('login.password.new').fill(passwords.second)
        await field('login.password.confirm').fill(passwords.second)
        await page.getByRole('checkbox').first().check()
        await send.click()
        await expect(said('status')).toHaveText(t('login.linkEnded'))
      })
    })

    test.describe(() => {
      test.use({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${at + 30}` } })

      test(`a booking reference opens that booking and no other: ${brand} ${site}`, async ({
        page,
        context,
        watched,
      }) => {
        const [own, other] = [await book(), await book()]
        const pages = loginPages(page, edition())
        const { addressOf } = pages
        for (const status of [401, 429]) watched.allow(status, '/authenticate-booking')

        await openLive(page, addressOf('bookingDetail', other.bookingRef))
        await press(pages, 'login.sign-in.booking', 'booking-sign-in')
        await press(pages, 'login.booking-sign-in.forgot', 'forgot-booking-reference')
        await field(pages, 'login.email').fill(own.email)
        await press(pages, 'login.forgot-booking-reference.submit', 'sign-in')
        await expectToast(pages, 'password-send-success')
        await expect
          .poll(async () => (await mailsTo(own.email)).at(-1)?.text, { message: 'the mail' })
          .toContain(own.bookingRef)
        await press(pages, 'login.sign-in.booking', 'booking-sign-in')
        await expect(field(pages, 'login.email')).toHaveValue(own.email)
        await field(pages, 'login.ref').fill(other.bookingRef)
        await press(pages, 'login.password.submit')
        await expectToast(pages, 'login-fail')
        const { bookingRef } = own
        await field(pages, 'login.ref').fill(`${bookingRef.slice(0, 5)} ${bookingRef.slice(5)}`.toLowerCase())
        await press(pages, 'login.password.submit')
        await page.waitForURL(addressOf('bookingDetail', bookingRef))
        await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).toHaveCount(1)
        for (const address of [addressOf('bookingDetail', other.bookingRef), addressOf('myBookings')]) {
          await openLive(page, address)
          await expect(page).toHaveURL(addressOf('bookingDetail', bookingRef))
          await expectToast(pages, 'toast-messages.single-booking')
        }
        // From the page: Node does not know every name below .localhost.
        const api = `/api/twenty/v2/${brand}/${markets[site].apiLocale}/customer-portal`
        const statusOf = (path: string, body?: object) =>
          page.evaluate(
            async ([address, sent]) => {
              const headers = { 'content-type': 'application/json' }
              const init = sent ? { method: 'POST', headers, body: sent } : {}
              return (await fetch(address, init)).status
            },
            [api + path, body && JSON.stringify(body)] as const,
          )
        watched.allow(404, '/customer-portal/bookings/')
        expect(await statusOf(`/bookings/${other.bookingRef}`), 'a foreign booking').toBe(404)

        await context.clearCookies()
        // A reference that no other journey tries: attempts are counted for it, too.
        const bookingRefOfNobody = other.bookingRef.slice(1) + other.bookingRef.slice(0, 1)
        const guess = { email: other.email, bookingRef: bookingRefOfNobody }
        for (let tries = 0; tries < 5; tries += 1)
          expect(await statusOf('/authenticate-booking', guess)).toBe(401)
        await openLive(page, `${addressOf('login')}?with=booking`)
        await field(pages, 'login.email').fill(other.email)
        await field(pages, 'login.ref').fill(other.bookingRef)
        await press(pages, 'login.password.submit', 'sign-in-attempts-exceeded')
        await press(pages, 'login.back', 'sign-in')
      })
    })
  })
}

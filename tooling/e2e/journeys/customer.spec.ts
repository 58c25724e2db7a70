import { expectChecked } from '../checkers/page-checkers.ts'
import { markets } from '@camping/editions/markets.ts'
import { consentValue } from '../answered-consent.ts'
import { journeyEditions } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { bookStay } from '../steps/booked-stay.ts'
import {
  addExtra,
  cancelBooking,
  expectRefunded,
  nameTraveller,
  payForExtra,
  takeShots,
} from '../steps/customer.ts'
import { expectDocuments } from '../steps/documents.ts'
import { editionAt, guest } from '../steps/example-pages.ts'
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
import {
  cards,
  choose,
  expectPaidRates,
  expectReturned,
  expectSums,
  leaveToPay,
  payWith,
  type BookingToPay,
} from '../steps/payment.ts'
import { expectNothingCached, watchPersonalData } from '../steps/personal-data.ts'
import { withoutTagManager } from '../steps/tag-manager.ts'
import { withoutPictures } from '../steps/without-pictures.ts'
import { expect, test } from '../watched-page.ts'

/** A week that no other journey books in. */
const week = 25
const password = 'a tent beside the river'
const lastName = 'Example-Jørgensen'

// The house on the phone of de-ch, a white-label on a desktop.
for (const [at, { brand, site, home }] of journeyEditions.filter((one) => one.site !== 'uk').entries()) {
  test.describe(`${brand} ${site}`, () => {
    // Whoever signs in comes from a network of their own; limits count by it.
    test.use({
      extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${at + 50}` },
      ...(site === 'de-ch' ? { viewport: { width: 390, height: 844 } } : {}),
    })

    test(`a guest becomes a customer, changes the booking, pays it and cancels it: ${brand} ${site}`, async ({
      page,
      context,
      watched,
    }) => {
      const edition = editionAt(runState().address, site, brand)
      const stay = await bookStay(edition, {
        mode: 'instant',
        date: saturdayOfSummer(week),
        journey: `customer ${brand} ${site}`,
      })
      const { bookingRef, email } = stay
      const { firstName: _, ...address } = guest
      const marks = {
        email,
        password,
        lastName,
        fellow: 'Muster',
        phone: address.phoneNumber,
        street: address.street,
        postcode: address.postcode,
        reference: bookingRef,
        card: cards.bambora.accepted,
      }
      const watch = watchPersonalData(context, { origin: edition.origin, marks })
      await withoutTagManager(context)
      const consent = consentValue(['marketing', 'statistics'])
      await context.addCookies([{ name: 'consent', value: consent, url: edition.origin }])
      const pages = loginPages(page, edition)
      const { t, addressOf } = pages
      for (const status of [401, 404]) watched.allow(status, '/customer-portal/')
      watched.allow(401, '/user')

      await test.step('registers', async () => {
        await openLive(page, addressOf('myBookings'))
        expect(page.url(), 'a stranger').toBe(addressOf('login'))
        await giveEmail(pages, email, 'create-password')
        await takeShots(page, `${brand}-${site}-1-register`)
        await press(pages, 'login.create-password.send')
        await expectScreen(pages, 'check-inbox')
        await expect(page.getByText(email).first()).toBeVisible()
        await takeShots(page, `${brand}-${site}-2-inbox`)
      })

      // The booking's own mail is the first.
      const own = await followMail(context, email, 2)
      await withoutPictures(own)
      const tab = inTab(pages, own)
      await test.step('chooses a password at the link of the mail, and signs in', async () => {
        const [, mail] = await mailsTo(email)
        watch.mark({ link: /[?&]verify=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'no link' })
        await expect(own.getByText(t('login.create-password.choose'))).toBeVisible()
        await expect(own, 'the token is gone').toHaveURL(addressOf('login'))
        await press(tab, 'login.create-password.submit')
        await own.getByRole('link', { name: t('login.error.firstName.required') }).click()
        await expect(field(tab, 'login.firstName')).toBeFocused()
        await expect(own.getByRole('main').locator('label').getByRole('link').first()).toHaveAttribute(
          'target',
          '_blank',
        )
        await expectAccessible(own, `choosing a password ${brand} ${site}`)
        await field(tab, 'login.firstName').fill('Robin')
        await field(tab, 'login.lastName').fill(lastName)
        await own.getByRole('main').getByRole('checkbox').first().check()
        await takeShots(own, `${brand}-${site}-2-password`)
        await giveNewPassword(tab, password, 'login.create-password.submit')
        await expectScreen(tab, 'password')
        await expect(own.getByText(t('login.verified'))).toBeVisible()
        await expect(field(tab, 'login.email')).toHaveValue(email)
        await givePassword(tab, 'not the password at all')
        await expectToast(tab, 'login-fail')
        await givePassword(tab, password)
        await own.waitForURL(addressOf('myBookings'))
        const cookies = await context.cookies(edition.origin)
        watch.mark({ session: cookies.find(({ name }) => name === 'session')?.value ?? 'no session' })
        await page.close()
      })

      let booking: BookingToPay | undefined
      await test.step('finds the booking of the guest', async () => {
        const link = own.getByRole('main').locator(`a[href$="/${bookingRef}"]`).first()
        await expect(link).toBeVisible()
        await takeShots(own, `${brand}-${site}-3-bookings`)
        await link.click()
        await own.waitForURL(addressOf('bookingDetail', bookingRef))
        await expectChecked(own, `booking ${brand} ${site}`)
        await takeShots(own, `${brand}-${site}-4-booking`)
        await expectDocuments(own, ['confirmation', 'texts', 'invoice-1'])
        const rates = await own.evaluate(
          async (path) => (await (await fetch(path)).json()) as { paymentRates: { amount: number }[] },
          `/api/twenty/v2/${brand}/${markets[site].apiLocale}/customer-portal/bookings/${bookingRef}`,
        )
        booking = {
          page: own,
          t,
          market: markets[site],
          stay,
          deposit: rates.paymentRates[0]?.amount ?? 0,
          total: rates.paymentRates.reduce((sum, { amount }) => sum + amount, 0),
          addressOf: (name) => addressOf(name, bookingRef),
        }
      })
      if (!booking) throw new Error('There is no booking')
      const mine = booking

      await test.step('names who comes along', () => nameTraveller(mine))
      await takeShots(own, `${brand}-${site}-5-participants`)
      const all = mine.total + (await test.step('adds an extra', () => addExtra(mine)))
      await takeShots(own, `${brand}-${site}-6-extras`)

      await test.step('pays everything, the extra with it', async () => {
        await openLive(own, addressOf('bookingDetail', bookingRef))
        await expectSums(mine, { paid: 0, open: all })
        await own
          .getByRole('main')
          .getByRole('link', { name: t('portal.booking.pay') })
          .first()
          .click()
        await own.waitForURL(addressOf('payment', bookingRef))
        await choose(mine, { provider: 'bambora', amount: 'all' })
        expect(await leaveToPay(mine)).toBe(all)
        await payWith(own, cards.bambora.accepted)
        await expectReturned(mine)
        await expectSums(mine, { paid: all, open: 0 })
        await expectPaidRates(mine, 2)
        await takeShots(own, `${brand}-${site}-7-paid`)
        // The extra took the first invoice back.
        await openLive(own, addressOf('bookingDetail', bookingRef))
        await expectDocuments(own, [
          'voucher',
          'confirmation',
          'texts',
          'invoice-1',
          'credit-note-2',
          'invoice-3',
        ])
      })
      const more = await test.step('pays for one more', () => payForExtra(mine, cards.bambora.accepted))
      await watch.expectClean(own)

      const refund = await test.step('cancels', () => cancelBooking(mine, all + more))
      // Two changes of extras, two payments and the end; what goes back is written about when it has gone.
      stay.expect({ moreEvents: 5, refunded: true, repriced: 'up', released: true })
      await takeShots(own, `${brand}-${site}-8-cancelled`)
      await expectDocuments(own, [
        'confirmation',
        'texts',
        'invoice-1',
        'credit-note-2',
        'invoice-3',
        'credit-note-4',
      ])
      await test.step('gets the money back by itself', () => expectRefunded(mine))
      await expect
        .poll(async () => (await mailsTo(email)).at(-1)?.subject, { message: 'the mail' })
        .not.toBe((await mailsTo(email))[0]?.subject)
      expect(refund).toBeLessThan(all + more)

      await test.step('leaves, and leaves nothing behind', async () => {
        await openLive(own, addressOf('profile'))
        await expect(own.getByRole('heading', { level: 1 })).toContainText('Robin')
        await takeShots(own, `${brand}-${site}-9-profile`)
        await watch.expectClean(own)
        await own.getByRole('button', { name: t('portal.signOut') }).click()
        await own.waitForURL(addressOf(home))
        await watch.expectClean(own)
        await expectNothingCached(own, marks)
        const left = (await context.cookies(edition.origin)).map(({ name }) => name)
        expect(left).not.toContain('session')
        expect(left).not.toContain('login-type')
      })
    })
  })
}

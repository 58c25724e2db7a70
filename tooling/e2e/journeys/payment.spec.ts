import { expectChecked } from '../checkers/page-checkers.ts'
import { moneyOptions, moneyText } from '@camping/editions/money-text.ts'
import type { Page, Request } from '@playwright/test'
import { appOf } from '../all-apps.ts'
import { journeySites } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { expectRefunded, takeShots } from '../steps/customer.ts'
import { openLive } from '../steps/live-page.ts'
import {
  callSandbox,
  bookingToPay,
  cards,
  choose,
  expectPaidRates,
  expectReturned,
  expectSums,
  giveUpAtProvider,
  inTab,
  leaveToPay,
  openPayment,
  option,
  payButton,
  payWith,
} from '../steps/payment.ts'
import { withoutPictures } from '../steps/without-pictures.ts'
import { expect, test } from '../watched-page.ts'

// Faults of the sandbox hold for whoever pays, so these journeys go one after the other.
test.describe.configure({ mode: 'default' })
const isStart = (request: Request) => request.url().endsWith('/customer/payment/getOrderId')
const result = (page: Page, title: string) => page.getByRole('main').getByText(title).first()

for (const [at, site] of journeySites.entries()) {
  test.describe(site, () => {
    // Whoever signs in comes from a network of their own; limits count by it.
    test.use({
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${at + 10}` },
      ...(site === 'de-ch' ? { viewport: { width: 390, height: 844 } } : {}),
    })

    test(`the deposit by one provider, the rest by the other: ${site}`, async ({ page }) => {
      const booking = await bookingToPay(page, site, { journey: `payment ${site}`, moneyMails: 2 })
      const { t, addressOf, deposit, total, stay } = booking
      await openPayment(booking)
      await expectSums(booking, { paid: 0, open: total })
      // The first of the app's list is chosen.
      const [first = 'bambora'] = appOf('alder', site).payments ?? []
      await expect(option(page, 'provider', `${first}/card`)).toBeChecked()
      await page.reload()
      await expect(option(page, 'amount', 'rate-0')).toBeChecked()
      await expectChecked(page, 'payment')

      await choose(booking, { provider: 'saferpay', amount: 'rate-1' })
      await page.goBack()
      await expect(option(page, 'provider', 'saferpay/card')).toBeChecked()
      await choose(booking, { provider: 'bambora', amount: 'rate-0' })
      await expectChecked(page, 'payment options')
      await page.reload()
      await page.waitForURL(addressOf('payment'))

      await choose(booking, { provider: 'bambora', amount: 'rate-0' })
      expect(await leaveToPay(booking)).toBe(deposit)
      await page.goBack()
      await page.waitForURL(addressOf('payment'))
      await expectSums(booking, { paid: 0, open: total })
      await choose(booking, { provider: 'bambora', amount: 'rate-0' })
      await leaveToPay(booking)
      await page.reload()
      await payWith(page, cards.bambora.accepted)
      await expectReturned(booking)
      const arrived = t('paid.paid', { amount: '§' }).split('§')
      for (const words of arrived) await expect(page.getByRole('main')).toContainText(words)
      await expectSums(booking, { paid: deposit, open: total - deposit })
      await expectPaidRates(booking, 1)
      await expectAccessible(page, 'payment, paid in part')
      await page.reload()
      await expectSums(booking, { paid: deposit, open: total - deposit })
      // Back leads to a window that is paid, and it leads here again.
      await page.goBack()
      await expectReturned(booking)
      await expectSums(booking, { paid: deposit, open: total - deposit })

      await openLive(page, addressOf('bookingDetail'))
      await expectSums(booking, { paid: deposit, open: total - deposit })
      await expectPaidRates(booking, 1)
      await page.getByRole('link', { name: t('portal.booking.pay') }).click()
      await page.waitForURL(addressOf('payment'))

      await choose(booking, { provider: 'saferpay', amount: 'all' })
      expect(await leaveToPay(booking)).toBe(total - deposit)
      await payWith(page, cards.saferpay.accepted)
      await expectReturned(booking)
      // What follows stands in the place of the form.
      await expect(page.getByText(t('next.none'))).toBeVisible()
      await expect(page.getByRole('main').locator('input[name=provider]')).toHaveCount(0)
      await expect(page.getByRole('link', { name: t('next.booking') })).toBeVisible()
      await expectSums(booking, { paid: total, open: 0 })
      await expectPaidRates(booking, 2)
      await openLive(page, addressOf('bookingDetail'))
      await expectSums(booking, { paid: total, open: 0 })
      await expect(page.getByRole('link', { name: t('portal.booking.pay') })).toHaveCount(0)
      await openLive(page, stay.address)
      await expect(page.getByText(t('confirmation.payment.all'))).toBeVisible()
    })

    // The sandbox's account of de-ch tells methods apart.
    if (site === 'de-ch')
      test('a method with a fee: what is shown is charged, and written about: de-ch', async ({ page }) => {
        const fee = 250
        const booking = await bookingToPay(page, site, { journey: `payment method ${site}`, moneyMails: 1 })
        const { t, deposit, total, stay } = booking
        const plain = (text: string) => text.replace(/\s/g, ' ')
        const money = (minor: number) =>
          plain(
            moneyText(
              new Intl.NumberFormat('de-CH', { ...moneyOptions, currency: 'CHF' }).format(minor / 100),
            ),
          )
        await openPayment(booking)
        const chosen = page.getByRole('main').locator('label:has(input[value="saferpay/paypal"])')
        await takeShots(page, 'payment-methods')
        await expect
          .poll(async () => plain(await chosen.innerText()))
          .toContain(plain(t('payment.fee', { fee: money(fee) })))
        await choose(booking, { provider: 'saferpay', method: 'paypal', amount: 'rate-0' })
        await takeShots(page, 'payment-method-last-look')
        await expect.poll(async () => plain(await page.getByRole('main').innerText())).toContain(money(fee))
        expect(await leaveToPay(booking)).toBe(deposit + fee)
        // Nothing but the chosen method.
        await expect(page.locator('input[name=card]')).toHaveCount(2)
        await payWith(page, cards.saferpay.paypal)
        await expectReturned(booking)
        await expectSums(booking, { paid: deposit, open: total - deposit })
        const mails = async () =>
          (await mailsTo(stay.email))
            .map(({ text }) => plain(text ?? ''))
            .filter((text) => text.includes(t('mail.payment.fee')))
        await expect.poll(mails).toEqual([expect.stringContaining(money(fee))])
      })

    // What goes wrong does so in every edition alike: playwright.config.ts takes each kind from one of two.
    if (site === 'nl') return

    test(`declined, given up, and another way: ${site}`, async ({ page }) => {
      const booking = await bookingToPay(page, site, { journey: `payment declined ${site}`, moneyMails: 1 })
      const { t, addressOf, deposit, total } = booking
      await openPayment(booking)
      await choose(booking, { provider: 'bambora', amount: 'rate-0' })
      await leaveToPay(booking)
      await payWith(page, cards.bambora.declined)
      await expect(page.getByRole('alert')).toBeVisible()
      await giveUpAtProvider(page)
      await page.waitForURL(`${addressOf('bookingDetail')}?payment=cancelled`)
      await expect(result(page, t('paid.cancelled'))).toBeVisible()
      await expectSums(booking, { paid: 0, open: total })
      await page.getByRole('link', { name: t('portal.booking.pay') }).click()
      await page.waitForURL(addressOf('payment'))

      await choose(booking, { provider: 'saferpay', amount: 'rate-0' })
      await leaveToPay(booking)
      await payWith(page, cards.saferpay.declined)
      await expect(page.getByRole('alert')).toBeVisible()
      await giveUpAtProvider(page)
      await expectReturned(booking)
      await expect(result(page, t('paid.failed'))).toBeVisible()
      await expectSums(booking, { paid: 0, open: total })

      await choose(booking, { provider: 'saferpay', amount: 'rate-0' })
      await leaveToPay(booking)
      await payWith(page, cards.saferpay.declined)
      await payWith(page, cards.saferpay.accepted)
      await expectReturned(booking)
      await expectSums(booking, { paid: deposit, open: total - deposit })
    })

    test(`a double click, two tabs, and too much: ${site}`, async ({ page, context }) => {
      const booking = await bookingToPay(page, site, { journey: `payment twice ${site}`, moneyMails: 3 })
      const { t, total, addressOf, stay } = booking
      const other = inTab(booking, await context.newPage())
      await withoutPictures(other.page)
      for (const tab of [booking, other]) {
        await openPayment(tab)
        await choose(tab, { provider: tab === booking ? 'bambora' : 'saferpay', amount: 'all' })
      }
      const starts: Request[] = []
      page.on('request', (request) => isStart(request) && starts.push(request))
      await payButton(booking).dblclick()
      await page.waitForURL(/\/epay\/window\//)
      expect(starts, 'F32: orders asked for').toHaveLength(1)
      const { windows } = await callSandbox<{ windows: { acceptUrl: string }[] }>(page, {
        method: 'GET',
        path: 'state',
      })
      expect(
        windows.filter(({ acceptUrl }) => acceptUrl.includes(stay.bookingRef)),
        'F32: windows of this booking',
      ).toHaveLength(1)

      await leaveToPay(other)
      await payWith(page, cards.bambora.accepted)
      await expectReturned(booking)
      await expectSums(booking, { paid: total, open: 0 })
      await payWith(other.page, cards.saferpay.accepted)
      await expectReturned(other)
      // What is too much goes back within seconds: nobody can rely on seeing the page that names it.
      await openLive(page, addressOf('bookingDetail'))
      await expectRefunded(booking)
      await expectSums(booking, { paid: total, open: 0 })
      await expect(page.getByText(t('paid.more'))).toHaveCount(0)
    })

    test(`a provider that cannot be reached, and a page that is left: ${site}`, async ({ page, watched }) => {
      const booking = await bookingToPay(page, site, { journey: `payment faults ${site}`, moneyMails: 1 })
      const { t, addressOf, total } = booking
      const toast = page.getByRole('alert').filter({ hasText: t('toast-messages.payment-fail') })
      await openPayment(booking)
      const providers = page.getByRole('main').locator('input[name=provider]')
      await expect(providers.first()).toBeAttached()
      await expect(providers.and(page.locator('[value^="gift_voucher/"]')), 'payment-7').toHaveCount(0)
      await choose(booking, { provider: 'saferpay', amount: 'all' })
      watched.allow(502, '/getOrderId')
      const fault = { operation: 'saferpay.Initialize', answer: 'error' }
      await callSandbox(page, { method: 'PUT', path: 'faults', body: [fault] })
      await payButton(booking).click()
      await expect(toast, 'F67').toBeVisible()
      await expect(payButton(booking)).toBeEnabled()
      await callSandbox(page, { method: 'PUT', path: 'faults', body: [] })

      let answer = () => {}
      const held = new Promise<void>((done) => (answer = done))
      await page.route('**/getOrderId', async (route) => {
        await held
        await route.continue()
      })
      const asked = page.waitForRequest(isStart)
      await payButton(booking).click()
      const start = await asked
      await page.getByRole('link', { name: t('payment.options.change') }).click()
      await page.waitForURL(addressOf('payment'))
      await expect(option(page, 'provider', 'saferpay/card')).toBeChecked()
      answer()
      expect((await (await start.response())?.finished()) ?? null).toBeNull()
      await option(page, 'amount', 'rate-1').check()
      await expect(option(page, 'amount', 'rate-1')).toBeChecked()
      expect(page.url(), 'F68').toBe(addressOf('payment'))
      await page.unroute('**/getOrderId')

      await choose(booking, { provider: 'saferpay', amount: 'all' })
      await leaveToPay(booking)
      await payWith(page, cards.saferpay.pending)
      await expectReturned(booking)
      await expect(result(page, t('paid.checking'))).toBeVisible()
      await expectSums(booking, { paid: 0, open: total })
      await page.reload()
      await expect(result(page, t('paid.checking'))).toBeVisible()
      await callSandbox(page, { method: 'POST', path: 'clock', body: { advanceSeconds: 3600 } })
      const orderIdHash = new URL(page.url()).searchParams.get('payment') ?? ''
      // Saferpay's own notification, which it sends again.
      const notify = `${runState().address}/api/payment/saferpay/notify?orderIdHash=${orderIdHash}&result=success`
      await expect
        .poll(async () => {
          await page.request.get(notify)
          return await page.getByText(t('next.none')).count()
        })
        .toBe(1)
      await expectSums(booking, { paid: total, open: 0 })
    })
  })
}

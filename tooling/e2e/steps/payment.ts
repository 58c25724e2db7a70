import { markets, type MarketRow, type SiteCode } from '@camping/editions/markets.ts'
import type { PaymentMethodId } from '@camping/editions/payment-methods.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { Locator, Page } from '@playwright/test'
import { textOf, type Text } from '../message-text.ts'
import { minorOf } from '../money-text.ts'
import { runState } from '../run-state.ts'
import { expect } from '../watched-page.ts'
import type { BookedStay } from './booked-stay.ts'
import { editionAt } from './example-pages.ts'
import { expectLive, openLive } from './live-page.ts'
import { signedInGuest } from './signed-in-guest.ts'

/** A week that no other journey books in. */
const week = 18

/** Test cards of the two providers, by what happens with them. */
export const cards = {
  bambora: { accepted: '3333333333333000', declined: '3333333333333002' },
  saferpay: {
    accepted: '9010003150000001',
    declined: '9010403153150003',
    pending: '9010003150000099',
    paypal: '9700000000000002',
  },
} as const

type ProviderName = keyof typeof cards

/** A booking whose guest is signed in with its reference, and the page they look at. */
export interface BookingToPay {
  readonly page: Page
  readonly t: Text
  readonly market: MarketRow
  readonly stay: BookedStay
  readonly deposit: number
  /** All that is owed to us, minor units. */
  readonly total: number
  readonly addressOf: (name: RouteName) => string
}

/**
 * Books a week with a deposit through the API, and signs the guest in as the login page does. Says how many
 * mails about money the journey brings: one for each payment and each refund.
 */
export async function bookingToPay(
  page: Page,
  site: SiteCode,
  { journey, moneyMails }: { journey: string; moneyMails: number },
): Promise<BookingToPay> {
  const edition = editionAt(runState().address, site)
  const { stay, api, addressOf } = await signedInGuest(page, edition, { week, journey })
  stay.expect({ moreEvents: moneyMails })
  const answer = await page.request.get(`${api}/customer-portal/bookings/${stay.bookingRef}`)
  const { paymentRates } = (await answer.json()) as { paymentRates: readonly { amount: number }[] }
  expect(paymentRates).toHaveLength(2)
  return {
    page,
    t: textOf(site),
    market: markets[site],
    stay,
    deposit: paymentRates[0]?.amount ?? 0,
    total: paymentRates.reduce((sum, { amount }) => sum + amount, 0),
    addressOf,
  }
}

/** What the pages of a payment need to know of a booking. */
type PaidBooking = Pick<BookingToPay, 'page' | 't' | 'market' | 'addressOf'>

/** The same booking in another tab. */
export const inTab = (booking: BookingToPay, page: Page): BookingToPay => ({ ...booking, page })

export async function openPayment({ page, addressOf }: BookingToPay): Promise<void> {
  await openLive(page, addressOf('payment'))
}

export interface Chosen {
  readonly provider: ProviderName
  /** As the settings of the edition name it. */
  readonly method?: PaymentMethodId
  readonly amount: 'rate-0' | 'rate-1' | 'all'
}

export const option = (page: Page, name: 'provider' | 'amount', value: string): Locator =>
  page.getByRole('main').locator(`input[name=${name}][value="${value}"]`)

/** On the payment page: how, how much, and on to the options, which say both again. */
export async function choose({ page, t, addressOf }: PaidBooking, chosen: Chosen): Promise<void> {
  const { provider, method = 'card' } = chosen
  const listed = page.getByRole('main').locator(`input[name=provider][value^="${provider}/"]`)
  await option(page, 'provider', `${provider}/${method}`).check()
  // The name of the method where there are several, else that of the provider.
  const name = t((await listed.count()) > 1 ? `payment.method.${method}` : `payment.provider.${provider}`)
  await option(page, 'amount', chosen.amount).check()
  await page.getByRole('button', { name: t('payment.next'), exact: true }).click()
  await page.waitForURL(addressOf('paymentOptions'))
  await expect(page.getByRole('heading', { level: 1, name: t('payment.options.title') })).toBeVisible()
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible()
}

/** "Pay £12.00". */
export function payButton({ page, t }: PaidBooking): Locator {
  const [before = '', after = ''] = t('payment.options.pay', { amount: '§' }).split('§')
  return page.getByRole('main').getByRole('button', { name: new RegExp(`^${before}.*\\d.*${after}$`) })
}

/** Leaves for the provider, whose page names the same amount. Answers what it is, minor units. */
export async function leaveToPay(booking: PaidBooking): Promise<number> {
  const { page, market } = booking
  const shown = (await payButton(booking).innerText()).replace(/[^\d.,’']/g, '').trim()
  await payButton(booking).click()
  await page.waitForURL((url) => url.origin === runState().sandbox)
  await expect(page.locator('.amount strong')).toContainText(/\d/)
  const digits = (text: string) => Number(text.replace(/\D/g, ''))
  const amount = digits(await page.locator('.amount strong').innerText())
  expect(amount, 'the amount at the provider').toBe(digits(shown))
  expect(market.currency.length).toBe(3)
  return amount
}

/** On the provider's page. */
export async function payWith(page: Page, card: string): Promise<void> {
  const choice = page.locator(`input[name=card][value="${card}"]`)
  if (!(await choice.isVisible())) await page.locator('details.more summary').click()
  await choice.check()
  await page.locator('form[action$="/pay"] button').click()
}

export async function giveUpAtProvider(page: Page): Promise<void> {
  await page.locator('form[action$="/cancel"] button').click()
}

/** Back on the payment page, alive, with the order in the address. */
export async function expectReturned({ page, addressOf }: PaidBooking): Promise<void> {
  await page.waitForURL((url) => `${url.origin}${url.pathname}` === addressOf('payment'))
  expect(new URL(page.url()).searchParams.get('payment')).toMatch(/^[\w-]{22}$/)
  await expectLive(page)
}

/** What was paid and what is open, as the page says it, minor units. */
export async function expectSums(
  { page, t, market }: PaidBooking,
  sums: { readonly paid: number; readonly open: number },
): Promise<void> {
  const shown = async (key: string) => {
    const row = page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: t(key) })
    return minorOf((await row.locator('dd').innerText()).trim(), market)
  }
  await expect
    .poll(async () => ({ paid: await shown('paid.soFar'), open: await shown('paid.open') }))
    .toEqual(sums)
}

/** How many payments the page marks as paid. */
export async function expectPaidRates({ page, t }: BookingToPay, count: number): Promise<void> {
  const words = t('price.rate.paid', { date: '' }).trim()
  await expect(page.getByRole('main').locator('dl dt > span').filter({ hasText: words })).toHaveCount(count)
}

/** One call of the sandbox's own interface. */
export async function callSandbox<Reply>(
  page: Page,
  call: { readonly method: 'GET' | 'PUT' | 'POST'; readonly path: string; readonly body?: object },
): Promise<Reply> {
  const answer = await page.request.fetch(`${runState().sandbox}/sandbox/api/${call.path}`, {
    method: call.method,
    ...(call.body ? { data: call.body } : {}),
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Reply
}

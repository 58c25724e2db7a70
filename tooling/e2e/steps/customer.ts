import type { Locator, Page } from '@playwright/test'
import { expectChecked } from '../checkers/page-checkers.ts'
import { minorOf } from '../money-text.ts'
import { expect } from '../watched-page.ts'
import { expectLive, openLive } from './live-page.ts'
import { unfold } from './unfold.ts'
import { choose, expectReturned, leaveToPay, payWith, type BookingToPay } from './payment.ts'

const mainOf = ({ page }: BookingToPay): Locator => page.getByRole('main')
const fieldOf = (booking: BookingToPay, name: string): Locator => mainOf(booking).locator(`#field-${name}`)
const button = (booking: BookingToPay, key: string): Locator =>
  mainOf(booking).getByRole('button', { name: booking.t(key) })

/** The amount in the row of a list that a message names, minor units. */
async function amountBeside(place: Locator, { market }: BookingToPay, label: string): Promise<number> {
  const row = place.locator('dl > div').filter({ hasText: label })
  return minorOf((await row.locator('dd').innerText()).trim(), market)
}

/** Names the second traveller, after half a name was refused at its field. */
export async function nameTraveller(booking: BookingToPay): Promise<void> {
  const { page, t, addressOf } = booking
  await mainOf(booking)
    .locator(`a[href$="${new URL(addressOf('participants')).pathname}"]`)
    .first()
    .click()
  await page.waitForURL(addressOf('participants'))
  await expect(page.getByRole('heading', { level: 1, name: t('participants.title') })).toBeVisible()
  await fieldOf(booking, 'persons-1-firstName').fill('Kim')
  await fieldOf(booking, 'persons-1-lastName').fill('')
  await button(booking, 'participants.save').click()
  // A name alone is not enough, and the summary says so with the focus.
  await expect(mainOf(booking).locator('form a[href="#field-persons-1-lastName"]')).toBeVisible()
  await expect(mainOf(booking).locator('form [role=group]:focus')).toBeVisible()
  await expectChecked(page, 'participants')
  await fieldOf(booking, 'persons-1-lastName').fill('Muster')
  await button(booking, 'participants.save').click()
  await expect(page.getByText(t('participants.saved'))).toBeVisible()
  await page.reload()
  await expect(fieldOf(booking, 'persons-1-firstName')).toHaveValue('Kim')
}

/** An extra that may still be had once more. */
const item = (booking: BookingToPay): Locator =>
  mainOf(booking)
    .getByRole('listitem')
    .filter({ has: booking.page.getByRole('spinbutton') })
    .filter({ has: booking.page.locator('button:enabled') })
    .first()

const numberOf = async (place: Locator): Promise<number> =>
  Number(await place.getByRole('spinbutton').innerText())

/** One more of an extra. Answers the number there was and what the page says that it costs. */
async function oneMore(booking: BookingToPay): Promise<{ before: number; more: number }> {
  const { page, t, market, addressOf } = booking
  await openLive(page, addressOf('extras'))
  await expect(page.getByRole('heading', { level: 1, name: t('booked.title') })).toBeVisible()
  const before = await numberOf(item(booking))
  await item(booking).getByRole('button').last().click()
  await expect(mainOf(booking).getByText(t('booked.unchanged'))).toHaveCount(0)
  const line = mainOf(booking)
    .getByRole('status')
    .locator('p')
    .filter({ hasText: t('booked.more') })
  const more = minorOf((await line.locator('b').innerText()).trim(), market)
  expect(more).toBeGreaterThan(0)
  return { before, more }
}

/** Takes an extra whose price joins what is still to be paid. Answers that price. */
export async function addExtra(booking: BookingToPay): Promise<number> {
  const { page, t } = booking
  const { before, more } = await oneMore(booking)
  await expectChecked(page, 'extras')
  await button(booking, 'booked.save').click()
  await expect(page.getByText(t('booked.saved'))).toBeVisible()
  await page.reload()
  await expectLive(page)
  expect(await numberOf(item(booking))).toBeGreaterThan(before)
  return more
}

/** Takes an extra when all is paid: it counts once its price is paid, too. Answers that price. */
export async function payForExtra(booking: BookingToPay, card: string): Promise<number> {
  const { page, t, addressOf } = booking
  const { before, more } = await oneMore(booking)
  await button(booking, 'booked.pay').click()
  await page.waitForURL(addressOf('payment'))
  await expect(mainOf(booking).getByText(t('payment.extras'), { exact: true })).toBeVisible()
  await choose(booking, { provider: 'bambora', amount: 'all' })
  expect(await leaveToPay(booking)).toBe(more)
  await payWith(page, card)
  await expectReturned(booking)
  await openLive(page, addressOf('extras'))
  expect(await numberOf(item(booking))).toBeGreaterThan(before)
  return more
}

/**
 * Cancels after a look at the numbers, which can be left without harm: what was paid, less the cost, is what goes back.
 * Answers that.
 */
export async function cancelBooking(booking: BookingToPay, paid: number): Promise<number> {
  const { page, t, market, addressOf } = booking
  await openLive(page, addressOf('bookingDetail'))
  await unfold(mainOf(booking), t('portal.cancel.title'))
  await button(booking, 'portal.cancel.cost').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('cancellation.paid'))).toBeVisible()
  await expectChecked(page, 'cancelling')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button(booking, 'portal.cancel.cost')).toBeFocused()
  await button(booking, 'portal.cancel.cost').click()
  await expect(dialog.getByText(t('cancellation.paid'))).toBeVisible()
  expect(await amountBeside(dialog, booking, t('cancellation.paid'))).toBe(paid)
  const refund = await amountBeside(dialog, booking, t('cancellation.refund'))
  const cost = minorOf((await dialog.locator('dl > div').nth(1).locator('dd').innerText()).trim(), market)
  expect(cost + refund).toBe(paid)
  expect(Math.min(cost, refund)).toBeGreaterThan(0)
  await dialog.getByRole('button', { name: t('cancellation.confirm') }).click()
  await expectCancelled(booking, refund)
  await expect(page.getByText(t('cancellation.done'))).toBeVisible()
  await page.reload()
  await expectCancelled(booking, refund)
  await expect(button(booking, 'portal.cancel.cost')).toHaveCount(0)
  return refund
}

/** The page says that the booking is off, and what goes back. */
async function expectCancelled(booking: BookingToPay, refund: number): Promise<void> {
  const { t } = booking
  await expect(mainOf(booking).getByText(t('portal.cancelled.title'))).toBeVisible()
  expect(await amountBeside(mainOf(booking), booking, t('price.cancelled.refund'))).toBe(refund)
}

/** Nobody does anything: the refund is sent within a minute, and stands among the payments then. */
export async function expectRefunded(booking: BookingToPay): Promise<void> {
  const { page, t } = booking
  const [sent = ''] = t('portal.history.refund', { date: '|' }).split('|')
  const read = async () => {
    await page.reload()
    return await mainOf(booking).innerText()
  }
  await expect.poll(read, { timeout: 60_000, intervals: [3_000] }).toContain(sent.trim())
}

/** A picture of what is to be looked at, where somebody wants them: phone and desktop. */
export async function takeShots(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (!folder) return
  const before = page.viewportSize()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true })
  }
  if (before) await page.setViewportSize(before)
}

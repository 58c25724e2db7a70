import { expectChecked } from '../checkers/page-checkers.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expectReflow } from '../steps/accessibility.ts'
import { takeShots } from '../steps/customer.ts'
import { openLive } from '../steps/live-page.ts'
import { bookingToPay, cards, openPayment, payWith } from '../steps/payment.ts'
import { expect, test } from '../watched-page.ts'

const codeForm = /[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{6}-[0-9A-HJKMNP-TV-Z]{6}/

/** Orders a voucher of the second preset, pays it with a test card, and waits for its code. */
async function buy(page: Page, site: SiteCode, email: string): Promise<string> {
  const { address } = runState()
  const t = textOf(site)
  const main = page.getByRole('main')
  await openLive(page, `${address}${buildPath(site, 'giftVouchers')}`)
  await expectReflow(page, 'gift vouchers')
  await main.getByRole('button', { name: t('gift.order') }).click()
  await expect(main.locator('form [role=group] li')).toHaveCount(3)
  await expectChecked(page, 'gift vouchers, with what is missing')
  await main.locator('input[name=amount]').nth(1).check()
  await main.getByLabel(t('gift.recipient')).fill('Oma Ursula')
  await main.getByLabel(t('gift.message')).fill('Für dich.\nBis bald!')
  await main.getByLabel(t('gift.buyerName')).fill('Anna Muster')
  await main.getByLabel(t('gift.email')).fill(email)
  await main.locator('input[name=method][value="bambora/card"]').check()
  await main.getByRole('checkbox').check()
  await takeShots(page, `gift-${site}`)
  await main.getByRole('button', { name: t('gift.order') }).click()
  await page.waitForURL((url) => url.origin === runState().sandbox)
  await payWith(page, cards.bambora.accepted)
  await page.waitForURL((url) => url.pathname.startsWith(`${buildPath(site, 'giftVouchers')}/`))
  await expect(main.getByText(codeForm)).toBeVisible({ timeout: 60_000 })
  await expect(main.getByRole('heading', { level: 1, name: t('gift.bought.issued') })).toBeVisible()
  await expectChecked(page, 'a bought voucher')
  await expectReflow(page, 'a bought voucher')
  await takeShots(page, `bought-${site}`)
  return codeForm.exec(await main.innerText())?.[0] ?? ''
}

test('a gift voucher is bought by card, mailed, and pays a booking, on a phone: uk', async ({
  page,
  context,
}) => {
  const site = 'uk'
  await page.setViewportSize({ width: 360, height: 740 })
  const email = 'buyer-uk@example.org'
  const t = textOf(site)
  const main = page.getByRole('main')
  const code = await buy(page, site, email)

  const file = await page.request.get(
    `${runState().address}${await main.getByRole('link', { name: t('gift.bought.pdf') }).getAttribute('href')}`,
  )
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail?.text).toContain(code)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf', 'application/pdf'])

  // Whoever has the address alone, such as the next person at this computer, sees no code.
  const other = await context.browser()?.newContext()
  const elsewhere = await other?.newPage()
  await elsewhere?.goto(page.url())
  await expect(elsewhere!.getByText(t('gift.bought.hidden.text', { email: 'b…@example.org' }))).toBeVisible()
  expect(await elsewhere?.getByRole('main').innerText()).not.toMatch(codeForm)
  await other?.close()

  const booking = await bookingToPay(page, site, { journey: `voucher sale ${site}`, moneyMails: 1 })
  await openPayment(booking)
  await main.getByRole('button', { name: t('voucher.open') }).click()
  await main.getByLabel(t('voucher.label')).fill(code)
  await main.getByRole('button', { name: t('voucher.apply') }).click()
  await main.getByRole('button', { name: t('voucher.pay', { amount: '£100.00' }) }).click()
  await expect(main.getByText(t('voucher.paid', { amount: '£100.00' }))).toBeVisible()
})

test('a gift voucher is bought and withdrawn from: de-ch', async ({ page, watched }) => {
  watched.allow(409, '/quote')
  const site = 'de-ch'
  const { address } = runState()
  const email = 'buyer-ch@example.org'
  const t = textOf(site)
  const main = page.getByRole('main')
  const code = await buy(page, site, email)
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 60_000 }).toBe(1)
  const [mail] = await mailsTo(email)
  const ref = /\b[0-9A-HJKMNP-TV-Z]{10}\b/.exec(mail?.text ?? '')?.[0] ?? ''

  // From the foot of any page, without an account.
  await openLive(page, `${address}${buildPath(site, 'home')}`)
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('footer.withdraw') })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await page.waitForURL((url) => url.pathname === buildPath(site, 'withdrawal'))
  await main.getByRole('button', { name: t('gift.withdrawal.next') }).click()
  await expectChecked(page, 'a withdrawal, with what is missing')
  await main.getByLabel(t('gift.withdrawal.name')).fill('Anna Muster')
  await main.getByLabel(t('gift.withdrawal.contract')).fill(ref.toLowerCase())
  await main.getByLabel(t('gift.withdrawal.email')).fill(email)
  await main.getByRole('button', { name: t('gift.withdrawal.next') }).click()
  await expect(main.getByText(t('gift.withdrawal.statement'))).toBeVisible()
  await expectChecked(page, 'a withdrawal to confirm')
  await expectReflow(page, 'a withdrawal to confirm')
  await takeShots(page, 'withdrawal-check')
  await main.getByRole('button', { name: t('gift.withdrawal.confirm') }).click()
  await expect(main.getByText(t('gift.withdrawal.received'))).toBeVisible()
  await takeShots(page, 'withdrawal-done')

  // The acknowledgement, then the refund that the provider has confirmed.
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 90_000 }).toBe(3)
  const texts = (await mailsTo(email)).map(({ text }) => text ?? '')
  expect(texts.filter((text) => text.includes(t('gift.withdrawal.statement')))).toHaveLength(1)

  const booking = await bookingToPay(page, site, { journey: `withdrawn voucher ${site}`, moneyMails: 0 })
  await openPayment(booking)
  await main.getByRole('button', { name: t('voucher.open') }).click()
  await main.getByLabel(t('voucher.label')).fill(code)
  await main.getByRole('button', { name: t('voucher.apply') }).click()
  await expect(main.getByText(t('voucher.unknown'))).toBeVisible()
})

import { mailsTo } from '../sent-mails.ts'
import { minorOf } from '../money-text.ts'
import { operatorCommand } from '../operator-command.ts'
import { runState } from '../run-state.ts'
import { markets } from '@camping/editions/markets.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { loginPages } from '../steps/login.ts'
import { signedInGuest } from '../steps/signed-in-guest.ts'
import { unfold } from '../steps/unfold.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** A week that no other journey books in. */
const week = 33
/** The unit may be taken for some of them. */
const lengths = [9, 8, 10, 11, 12, 14]

for (const site of ['uk', 'de'] as const)
  test(`a guest makes the stay longer once the numbers are shown: ${site}`, async ({ page, watched }) => {
    if (site === 'de') await page.setViewportSize({ width: 390, height: 844 })
    const edition = editionAt(runState().address, site)
    const { stay, addressOf } = await signedInGuest(page, edition, {
      week: site === 'uk' ? week : week + 2,
      journey: `another stay ${site}`,
    })
    const { t } = loginPages(page, edition)
    for (const status of [403, 409]) watched.allow(status, '/customer-portal/')
    await openLive(page, addressOf('bookingDetail'))
    const main = page.getByRole('main')
    const link = `a[href$="${new URL(addressOf('stay')).pathname}"]`
    await main.locator(link).click()
    await page.waitForURL(addressOf('stay'))
    await expect(page.getByRole('heading', { level: 1, name: t('stay.title') })).toBeVisible()

    const save = main.getByRole('button', { name: t('stay.save') })
    const refusal = main.getByRole('alert').or(main.locator('[aria-live]'))
    let nights = 0
    for (const length of lengths) {
      await main.locator('#field-nights').selectOption(`${length}`)
      await main.getByRole('button', { name: t('stay.see') }).click()
      await expect(save.or(refusal).first()).toBeVisible()
      nights = length
      if (await save.isVisible()) break
    }
    await expectAccessible(page, `another stay ${site}`)
    const sum = main.locator('table tr').last().locator('td')
    const [before, after] = (await sum.allInnerTexts()).map((text) => minorOf(text.trim(), markets[site]))
    expect(after).toBeGreaterThan(before ?? 0)

    await save.click()
    const dialog = page.getByRole('dialog')
    const code = dialog.getByLabel(t('code.label'))
    await expect(code).toBeVisible()
    const codes = async () =>
      (await mailsTo(stay.email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? [])
    await expect.poll(codes, { message: 'the code in the inbox' }).toHaveLength(1)
    const [sent = ''] = await codes()
    await code.fill(sent)
    await code.press('Enter')
    await page.waitForURL(addressOf('bookingDetail'))
    await expect(page.getByText(t('stay.saved'))).toBeVisible()
    await page.reload()
    await unfold(main, t('portal.booking.price'))
    await expect(main.getByText(new RegExp(`\\b${nights} (nights|Nächte)`)).first()).toBeVisible()
    const subject = t('mail.changed.subject', { site: '|', ref: stay.bookingRef }).split('|')[0] ?? ''
    await expect
      .poll(async () => (await mailsTo(stay.email)).map((mail) => mail.subject ?? '').join('\n'))
      .toContain(subject)
    // The same again is no change.
    await openLive(page, addressOf('stay'))
    await main.getByRole('button', { name: t('stay.see') }).click()
    await expect(main.getByText(t('stay.trouble.same'))).toBeVisible()
    stay.expect({ moreEvents: 1, repriced: 'up' })
  })

// Two currencies and two languages; what a code does is the same in every edition.
for (const site of ['uk', 'de'] as const)
  test(`a guest enters a discount code that was forgotten, on a phone: ${site}`, async ({
    page,
    watched,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const edition = editionAt(runState().address, site)
    const { stay, addressOf } = await signedInGuest(page, edition, {
      week: site === 'uk' ? week + 4 : week + 5,
      journey: `forgotten code ${site}`,
    })
    const { t } = loginPages(page, edition)
    const code = `LATE${site.toUpperCase()}${Date.now() % 100_000}`
    expect(await operatorCommand('discount', 'alder', code, '10%', `sites=${site}`, 'uses=1')).toContain(code)
    const shot = async (name: string) => {
      const folder = process.env['SHOTS']
      if (!folder) return
      await page.screenshot({ path: `${folder}/code-${site}-${name}-360.png`, fullPage: true })
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.screenshot({ path: `${folder}/code-${site}-${name}-1280.png`, fullPage: true })
      await page.setViewportSize({ width: 360, height: 740 })
    }
    for (const status of [403, 409]) watched.allow(status, '/customer-portal/')
    await openLive(page, addressOf('bookingDetail'))
    const main = page.getByRole('main')
    await main.getByRole('button', { name: t('portal.discount') }).click()
    const field = main.getByLabel(t('discount.label'))
    await expect(field).toBeFocused()
    await field.fill('NOBODYS')
    await field.press('Enter')
    await expect(main.getByRole('alert').filter({ hasText: t('discount.unknown') })).toBeVisible()
    await expectAccessible(page, `a refused code that was forgotten ${site}`)
    await expectReflow(page, `a refused code that was forgotten ${site}`)
    await shot('refused')

    // In small letters and in groups, as somebody reads it from a letter.
    await field.fill(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`)
    await main.getByRole('button', { name: t('discount.check') }).click()
    const use = main.getByRole('button', { name: t('discount.use') })
    await expect(use).toBeVisible()
    const fact = main.locator('dl > div').filter({ hasText: t('discount.total') })
    const total = (await fact.locator('dd').innerText()).trim()
    await expectAccessible(page, `what a code takes off ${site}`)
    await expectReflow(page, `what a code takes off ${site}`)
    await shot('offer')

    await use.click()
    const typed = page.getByRole('dialog').getByLabel(t('code.label'))
    await expect(typed).toBeVisible()
    const codes = async () =>
      (await mailsTo(stay.email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? [])
    await expect.poll(codes, { message: 'the code in the inbox' }).toHaveLength(1)
    const [sent = ''] = await codes()
    await typed.fill(sent)
    await typed.press('Enter')
    // The booking is read again then, and its parts are drawn anew.
    await expect(use).toHaveCount(0)
    await unfold(main, t('portal.booking.price'))
    const line = main.locator('table tr').filter({ hasText: code })
    await expect(line.first()).toBeVisible()
    await expectAccessible(page, `a code that was used ${site}`)
    await shot('used')
    await page.reload()
    await unfold(main, t('portal.booking.price'))
    await expect(line.first()).toBeVisible()
    await expect(main.locator('table').getByText(total).first()).toBeVisible()
    await expect(main.getByRole('button', { name: t('portal.discount') })).toHaveCount(0)
    const subject = t('mail.changed.subject', { site: '|', ref: stay.bookingRef }).split('|')[0] ?? ''
    await expect
      .poll(async () => (await mailsTo(stay.email)).map((mail) => mail.subject ?? '').join('\n'))
      .toContain(subject)
    expect(await operatorCommand('discounts')).toMatch(new RegExp(`${code} .*used 1 of 1 times`))
    stay.expect({ moreEvents: 1, repriced: 'down' })
  })

import { mailsTo } from '../sent-mails.ts'
import { minorOf } from '../money-text.ts'
import { runState } from '../run-state.ts'
import { markets } from '@camping/editions/markets.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { loginPages } from '../steps/login.ts'
import { signedInGuest } from '../steps/signed-in-guest.ts'
import { expect, test } from '../watched-page.ts'

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
    await expect(main.getByText(new RegExp(`\\b${nights} (nights|Nächte)`)).first()).toBeVisible()
    const subject = t('mail.changed.subject', { site: '|', ref: stay.bookingRef }).split('|')[0] ?? ''
    await expect
      .poll(async () => (await mailsTo(stay.email)).map((mail) => mail.subject ?? '').join('\n'))
      .toContain(subject)
    // The same again is no change.
    await openLive(page, addressOf('stay'))
    await main.getByRole('button', { name: t('stay.see') }).click()
    await expect(main.getByText(t('stay.trouble.same'))).toBeVisible()
    stay.expect({ moreEvents: 1, repriced: true })
  })

import type { Page } from '@playwright/test'
import { expectAccessible, withoutPictures } from '../steps/accessibility.ts'
import { expectLive, openLive } from '../steps/live-page.ts'
import { bookingToPay } from '../steps/payment.ts'
import { expect, test } from '../watched-page.ts'

test.beforeEach(({ page }) => withoutPictures(page))

const field = (page: Page, name: string) => page.getByRole('main').locator(`#field-${name}`)

for (const [at, site] of (['uk', 'de-ch', 'nl'] as const).entries()) {
  test.describe(site, () => {
    // Whoever signs in comes from a network of their own; limits count by it.
    test.use({
      extraHTTPHeaders: { 'x-forwarded-for': `198.51.100.${at + 40}` },
      ...(site === 'de-ch' ? { viewport: { width: 390, height: 844 } } : {}),
    })

    test(`names, an extra, and the end of a booking: ${site}`, async ({ page }) => {
      const { t, addressOf, stay } = await bookingToPay(page, site, `portal ${site}`)
      const main = page.getByRole('main')
      await openLive(page, addressOf('bookingDetail'))
      await expectAccessible(page, `booking ${site}`)

      await main.locator(`a[href$="${new URL(addressOf('participants')).pathname}"]`).click()
      await page.waitForURL(addressOf('participants'))
      await expect(page.getByRole('heading', { level: 1, name: t('participants.title') })).toBeVisible()
      await field(page, 'persons-1-firstName').fill('Kim')
      await field(page, 'persons-1-lastName').fill('')
      await main.getByRole('button', { name: t('participants.save') }).click()
      // A name alone is not enough, and the summary says so with the focus.
      await expect(main.locator('form a[href="#field-persons-1-lastName"]')).toBeVisible()
      await expect(main.locator('form [role=group]:focus')).toBeVisible()
      await expectAccessible(page, `participants ${site}`)
      await field(page, 'persons-1-lastName').fill('Muster')
      await main.getByRole('button', { name: t('participants.save') }).click()
      await expect(page.getByText(t('participants.saved'))).toBeVisible()
      await page.reload()
      await expect(field(page, 'persons-1-firstName')).toHaveValue('Kim')

      await openLive(page, addressOf('extras'))
      await expectAccessible(page, `extras ${site}`)
      const item = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('spinbutton') })
        .filter({ has: page.locator('button:enabled') })
        .first()
      const before = Number(await item.getByRole('spinbutton').innerText())
      await item.getByRole('button').last().click()
      await expect(main.getByText(t('booked.unchanged'))).toHaveCount(0)
      const after = Number(await item.getByRole('spinbutton').innerText())
      expect(after).toBeGreaterThan(before)
      await main.getByRole('button', { name: t('booked.save') }).click()
      await expect(page.getByText(t('booked.saved'))).toBeVisible()
      await page.reload()
      await expectLive(page)
      await expect(item.getByRole('spinbutton')).toHaveText(String(after))

      await openLive(page, addressOf('bookingDetail'))
      await main.getByRole('button', { name: t('portal.message.write') }).click()
      await expect(field(page, 'text')).toBeFocused()
      await expectAccessible(page, `a message ${site}`)
      await field(page, 'text').fill('We arrive late, is somebody there?')
      await main.getByRole('button', { name: t('desk.send') }).click()
      await expect(main.getByText(t('desk.sent'), { exact: true })).toBeVisible()

      await main.getByRole('button', { name: t('portal.cancel.ask') }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(t('cancellation.paid'))).toBeVisible()
      await expectAccessible(page, `cancelling ${site}`)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(main.getByRole('button', { name: t('portal.cancel.ask') })).toBeFocused()
      await main.getByRole('button', { name: t('portal.cancel.ask') }).click()
      await dialog.getByRole('button', { name: t('cancellation.confirm') }).click()
      await expect(main.getByText(t('portal.cancelled.title'))).toBeVisible()
      stay.expect({ moreEvents: 'any', repriced: true, released: true })
      await expect(page.getByText(t('cancellation.done'))).toBeVisible()
      await page.reload()
      await expect(main.getByText(t('portal.cancelled.title'))).toBeVisible()
      await expect(main.getByRole('button', { name: t('portal.cancel.ask') })).toHaveCount(0)
    })
  })
}

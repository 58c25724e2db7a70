import { mailsTo } from '../sent-mails.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { loginPages } from '../steps/login.ts'
import { signedInGuest } from '../steps/signed-in-guest.ts'
import { unfold } from '../steps/unfold.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** A week that no other journey books in. */
const week = 27

for (const site of ['uk', 'de'] as const)
  test(`a guest cancels by reference with the code from the mailbox: ${site}`, async ({ page, watched }) => {
    const edition = editionAt(runState().address, site)
    const { stay, addressOf } = await signedInGuest(page, edition, {
      week: site === 'uk' ? week : week + 1,
      journey: `code ${site}`,
    })
    const { t } = loginPages(page, edition)
    for (const status of [400, 403]) watched.allow(status, '/customer-portal/')
    await openLive(page, addressOf('bookingDetail'))
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    await unfold(main, t('portal.cancel.title'))
    await main.getByRole('button', { name: t('portal.cancel.cost') }).click()
    await dialog.getByRole('button', { name: t('cancellation.confirm') }).click()
    const code = dialog.getByLabel(t('code.label'))
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')

    const codes = async () =>
      (await mailsTo(stay.email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? [])
    await expect.poll(codes, { message: 'the code in the inbox' }).toHaveLength(1)
    const [sent = ''] = await codes()
    const other = String((Number(sent) + 1) % 1_000_000).padStart(6, '0')
    await code.fill(other)
    await dialog.getByRole('button', { name: t('code.submit') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(code).toBeFocused()
    await expect(code).toHaveValue(other)
    await expectAccessible(page, `the code ${site}`)

    await code.fill(sent)
    await code.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(main.getByText(t('portal.cancelled.title'))).toBeVisible()
    stay.expect({ moreEvents: 1, released: true })
  })

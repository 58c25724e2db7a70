import { markets } from '@camping/editions/markets.ts'
import { journeyEditions } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { expectScreen, field, giveEmail, loginPages, press } from '../steps/login.ts'
import { openLive } from '../steps/live-page.ts'
import { openAccount } from '../steps/opened-account.ts'
import { expect, test } from '../watched-page.ts'

const phone = { width: 375, height: 812 }

for (const [at, { brand, site }] of journeyEditions.entries()) {
  const edition = () => editionAt(runState().address, site, brand)

  test.describe(`${brand} ${site}`, () => {
    // Whoever requests a code comes from a network of their own; limits count by it.
    test.use({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${at + 60}` } })

    test(`a customer signs in on a phone with a code of the mailbox: ${brand} ${site}`, async ({
      page,
      context,
      watched,
    }) => {
      await page.setViewportSize(phone)
      const email = `code.${brand}.${site}@login.example`
      await openAccount(edition(), { email, password: 'a tent beside the river' })
      const pages = loginPages(page, edition())
      const { t, addressOf } = pages
      for (const status of [400, 401, 410]) watched.allow(status, '/customer-portal/')
      watched.allow(401, '/user')

      await openLive(page, addressOf('myBookings'))
      await giveEmail(pages, email, 'password')
      // What was mistyped does not leave the screen.
      await field(pages, 'login.email').fill('code')
      await page.getByRole('button', { name: t('login.password.code') }).click()
      await expect(field(pages, 'login.email')).toHaveAttribute('aria-invalid', 'true')
      await field(pages, 'login.email').fill(email)
      await press(pages, 'login.password.code', 'sign-in-code')
      const code = field(pages, 'code.label')
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(code).toHaveAttribute('inputmode', 'numeric')
      await expect(page.getByRole('main').getByRole('status')).toContainText(email)

      const codes = async () =>
        (await mailsTo(email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? [])
      await expect.poll(codes, { message: 'the code in the inbox' }).toHaveLength(1)
      const [sent = ''] = await codes()
      const cookie = (await context.cookies()).find(({ name }) => name === 'sign-in-code')
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

      // The right code, in a browser that has not requested it.
      const elsewhere = await page.evaluate(
        async ([address, body]) => {
          const headers = { 'content-type': 'application/json' }
          return (await fetch(address, { method: 'POST', headers, body, credentials: 'omit' })).status
        },
        [
          `/api/twenty/v2/${brand}/${markets[site].apiLocale}/customer-portal/authenticate-code`,
          JSON.stringify({ email, code: sent }),
        ] as const,
      )
      expect(elsewhere, 'another device').toBe(410)

      const other = String((Number(sent) + 1) % 1_000_000).padStart(6, '0')
      await code.fill(other)
      await press(pages, 'login.password.submit')
      await expect(code).toHaveAttribute('aria-invalid', 'true')
      await expect(code).toBeFocused()
      await expect(code).toHaveValue(other)
      await expectAccessible(page, `the code to sign in ${brand} ${site}`)

      await code.fill(`${sent.slice(0, 3)} ${sent.slice(3)}`)
      await code.press('Enter')
      await page.waitForURL(addressOf('myBookings'))
      expect((await context.cookies()).some(({ name }) => name === 'sign-in-code')).toBe(false)
      await openLive(page, addressOf('profile'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin')
    })

    test(`an address without an account sees the same screen, and gets no mail: ${brand} ${site}`, async ({
      page,
      watched,
    }) => {
      const email = `nobody.${brand}.${site}@login.example`
      const pages = loginPages(page, edition())
      const { addressOf } = pages
      watched.allow(400, '/customer-portal/')
      await page.route('**/customer-portal/status', (route) => route.fulfill({ status: 204 }))
      await openLive(page, addressOf('login'))
      await giveEmail(pages, email, 'password')
      await press(pages, 'login.password.code', 'sign-in-code')
      await expect(page.getByRole('main').getByRole('status')).toContainText(email)
      await field(pages, 'code.label').fill('123456')
      await press(pages, 'login.password.submit')
      await expect(field(pages, 'code.label')).toHaveAttribute('aria-invalid', 'true')
      expect(await mailsTo(email)).toEqual([])
      await press(pages, 'login.back', 'password')
      await expectScreen(pages, 'password')
    })
  })
}

import { journeyEditions } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { expectToast, field, giveEmail, givePassword, loginPages, press } from '../steps/login.ts'
import { openLive } from '../steps/live-page.ts'
import { openAccount } from '../steps/opened-account.ts'
import { virtualAuthenticator } from '../steps/virtual-authenticator.ts'
import { expect, test } from '../watched-page.ts'

const phone = { width: 375, height: 812 }
const password = 'a tent beside the river'

// The house on its local name and the white-label on its own: each has passkeys of its own domain.
for (const { brand, site } of journeyEditions.filter(({ site }) => site !== 'de-ch')) {
  test(`a customer adds a passkey, signs in with it and removes it: ${brand} ${site}`, async ({
    page,
    context,
    watched,
  }) => {
    const edition = editionAt(runState().address, site, brand)
    await page.setViewportSize(phone)
    const authenticator = await virtualAuthenticator(page)
    const email = `passkey.${brand}.${site}@login.example`
    await openAccount(edition, { email, password })
    const pages = loginPages(page, edition)
    const { t, addressOf } = pages
    watched.allow(401, '/user')
    watched.allow(401, '/authenticate-passkey')

    await openLive(page, addressOf('profile'))
    await expect(field(pages, 'login.email')).toHaveAttribute('autocomplete', 'username webauthn')
    await giveEmail(pages, email, 'password')
    await givePassword(pages, password)
    await page.waitForURL(addressOf('profile'))

    // The offer leads to the passkey, and is not made again.
    const offer = page.getByRole('region', { name: t('passkeys.offer') })
    await offer.getByRole('button', { name: t('passkeys.add') }).click()
    await expectToast(pages, 'passkeys.added')
    await expect(offer).toHaveCount(0)
    const [made] = await authenticator.passkeys()
    expect(made).toMatchObject({ isResidentCredential: true, rpId: new URL(edition.origin).hostname })
    await openLive(page, addressOf('personalDetails'))
    const list = page.getByRole('region', { name: t('passkeys.title') })
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('button', { name: new RegExp(`^${t('passkeys.rename')}`) }).click()
    await list.getByLabel(t('passkeys.name')).fill('Tent')
    await list.getByRole('button', { name: t('passkeys.save') }).click()
    await expect(list.getByText('Tent')).toBeVisible()
    await expectAccessible(page, `the passkeys ${brand} ${site}`)

    const signOut = async () => {
      await page.getByRole('button', { name: t('portal.signOut') }).click()
      await page.waitForURL((url) => !url.pathname.includes('profi'))
    }
    await signOut()
    await openLive(page, addressOf('personalDetails'))
    await press(pages, 'login.passkey')
    await page.waitForURL(addressOf('personalDetails'))
    expect((await context.cookies()).some(({ name }) => name === 'passkey')).toBe(false)

    // A passkey is a proof of who it is: nothing is asked.
    await list.getByRole('button', { name: t('passkeys.removeOf', { name: 'Tent' }) }).click()
    await expectToast(pages, 'passkeys.removed')
    await expect(list.getByRole('listitem')).toHaveCount(0)
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject)
    for (const key of ['accounts.passkeyAdded.subject', 'accounts.passkeyRemoved.subject'])
      await expect.poll(subjects, { message: key }).toContain(t(key))

    // The authenticator still has it, and it opens nothing.
    await signOut()
    await openLive(page, addressOf('login'))
    await press(pages, 'login.passkey')
    await expect(page.getByText(t('login.passkey.refused'))).toBeVisible()
  })
}

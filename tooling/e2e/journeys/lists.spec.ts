import { buildPath } from '@camping/editions/build-path.ts'
import type { Locator, Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { field, giveEmail, givePassword, loginPages } from '../steps/login.ts'
import { openAccount } from '../steps/opened-account.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const site = 'uk'
const t = textOf(site)
const stay = `country=italy&date=${saturdayOfSummer(3)}`

/** The name of a card's campsite, and its heart. */
async function heartOf(page: Page, index: number): Promise<{ name: string; heart: Locator }> {
  const card = page.getByRole('main').getByRole('article').nth(index)
  const name = (await card.getByRole('heading').first().innerText()).trim()
  return {
    name,
    heart: card.getByRole('button', { name: t('results.card.favourite', { name }), exact: true }),
  }
}

const nav = (page: Page) => page.getByRole('navigation', { name: t('lists.nav') })
const listLink = (page: Page, name: string, count: number) =>
  nav(page).getByRole('link', { name: t('lists.link', { name, count }), exact: true })
const summary = (page: Page, key: string) => page.locator('summary').filter({ hasText: t(key) })

async function makeList(page: Page, name: string): Promise<void> {
  await summary(page, 'lists.make').click()
  await page.getByLabel(t('lists.name'), { exact: true }).fill(name)
  await page.getByRole('button', { name: t('lists.make.do') }).click()
  await expect(listLink(page, name, 0)).toHaveAttribute('aria-current', 'page')
}

test('a guest’s lists: made, renamed, filled, shared, added to by somebody else, and the account’s after signing in', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { address } = runState()
  const results = `${address}${buildPath(site, 'search')}?${stay}`
  await openLive(page, results)
  const first = await heartOf(page, 0)
  await first.heart.click()
  // With no list the heart opens nothing: a toast leads to what is saved.
  await page.getByRole('button', { name: t('toast.saved-sites') }).click()
  await expect(page).toHaveURL((url) => url.pathname === buildPath(site, 'savedSites'))
  const card = page.getByRole('article').filter({ hasText: first.name })
  await expect(card).toBeVisible()

  await makeList(page, 'Lakes')
  await summary(page, 'lists.edit').click()
  await page.getByLabel(t('lists.name'), { exact: true }).fill('Lakes 2027')
  await page.getByRole('button', { name: t('lists.rename.do') }).click()
  await expect(listLink(page, 'Lakes 2027', 0)).toBeVisible()
  await nav(page)
    .getByRole('link', { name: t('lists.all') })
    .click()
  await page
    .getByLabel(t('lists.choose.name', { name: first.name }))
    .first()
    .click()
  await page
    .getByRole('button', { name: t('shell.pair', { label: 'Lakes 2027', text: first.name }), exact: true })
    .click()
  await expect(listLink(page, 'Lakes 2027', 1)).toBeVisible()
  await makeList(page, 'By the sea')
  await expectAccessible(page, 'saved campsites')

  // With two lists, the heart puts a campsite on the one used last, and lets the visitor choose.
  await openLive(page, results)
  const second = await heartOf(page, 1)
  await second.heart.click()
  const sheet = page.getByRole('dialog', { name: t('lists.choose') })
  await expect(sheet.getByRole('checkbox', { name: 'By the sea' })).toBeChecked()
  await expectAccessible(page, 'lists of a heart')
  await sheet.getByRole('checkbox', { name: 'Lakes 2027' }).check()
  await sheet.getByRole('checkbox', { name: 'By the sea' }).uncheck()
  await sheet.getByRole('button', { name: t('saved.choose.done') }).click()
  await expect(sheet).toBeHidden()
  await expect(second.heart).toBeFocused()

  await openLive(page, address + buildPath(site, 'savedSites'))
  await listLink(page, 'Lakes 2027', 2).click()
  await summary(page, 'lists.share').click()
  await page.getByRole('checkbox', { name: t('lists.share.others') }).check()
  await page.getByRole('button', { name: t('lists.share.do') }).click()
  const link = page.getByLabel(t('lists.share.link'))
  await expect(link).toHaveValue(/\/uk\/list\/[\w-]{43}$/)
  const shared = new URL(await link.inputValue()).pathname

  // Somebody else, who has the link alone.
  const elsewhere = await browser.newContext()
  const friend = await elsewhere.newPage()
  await openLive(friend, address + shared)
  await expect(friend.getByRole('heading', { level: 1, name: 'Lakes 2027' })).toBeVisible()
  await expect(friend.getByRole('article')).toHaveCount(2)
  await friend.getByLabel(t('lists.add.label')).fill('camping')
  await friend.getByRole('button', { name: t('lists.add.find') }).click()
  const adding = friend.locator('button[name=addShared]').first()
  const added = (await adding.getAttribute('aria-label')) ?? ''
  await adding.click()
  await expect(friend.getByRole('article')).toHaveCount(3)

  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByText(t('lists.byOther'))).toBeVisible()
  expect(added).not.toBe('')

  // At sign-in the lists are the account's, and the link goes on.
  const edition = editionAt(address, site)
  const account = { email: 'lists@example.org', password: 'A tent by the lake 7' }
  await openAccount(edition, account)
  const pages = loginPages(page, edition)
  await openLive(page, pages.addressOf('login'))
  await giveEmail(pages, account.email, 'password')
  await expect(field(pages, 'login.password')).toBeVisible()
  await givePassword(pages, account.password)
  await expect(page).toHaveURL((url) => url.pathname === buildPath(site, 'profile'))
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('device:favourites.alder')), {
      message: 'nothing stays in the browser',
    })
    .toBeNull()
  await openLive(page, pages.addressOf('favourites'))
  await expect(listLink(page, 'By the sea', 0)).toBeVisible()
  await listLink(page, 'Lakes 2027', 3).click()
  await expect(page.getByLabel(t('lists.share.link'))).toHaveValue(new RegExp(`${shared}$`))
  await friend.reload()
  await expect(friend.getByRole('article')).toHaveCount(3)
  await elsewhere.close()
})

import { buildPath } from '@camping/editions/build-path.ts'
import type { RouteName } from '@camping/editions/routes.ts'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { textOf, type Text } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expect } from '../watched-page.ts'
import type { Edition } from './example-pages.ts'

/** The login page of an edition, and the portal behind it. */
export interface LoginPages {
  readonly page: Page
  readonly t: Text
  readonly addressOf: (name: RouteName, bookingId?: string) => string
}

export function loginPages(page: Page, { site, origin }: Edition): LoginPages {
  return {
    page,
    t: textOf(site),
    addressOf: (name, bookingId = '') => origin + buildPath(site, name, { bookingId }),
  }
}

/** The same pages in the tab that a mail's link opened. */
export const inTab = (pages: LoginPages, page: Page): LoginPages => ({ ...pages, page })

export const field = ({ page, t }: LoginPages, key: string): Locator =>
  page.getByRole('main').getByLabel(t(key), { exact: true })

const button = ({ page, t }: LoginPages, key: string): Locator =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })

/** The screen is there, and its heading is read out. */
export async function expectScreen(pages: LoginPages, screen: string): Promise<void> {
  const heading = pages.page.getByRole('heading', { level: 2, name: pages.t(`login.${screen}.title`) })
  await expect(heading).toBeVisible()
  await expect(heading).toBeFocused()
}

/** A way from one screen to another. */
export async function press(pages: LoginPages, key: string, screen?: string): Promise<void> {
  await button(pages, key).click()
  if (screen) await expectScreen(pages, screen)
}

export const expectToast = ({ page, t }: LoginPages, key: string): Promise<void> =>
  expect(page.getByText(t(key), { exact: true }).last()).toBeVisible()

/** First screen: who it is. The status decides which screen follows. */
export async function giveEmail(pages: LoginPages, email: string, screen: string): Promise<void> {
  await field(pages, 'login.email').fill(email)
  await press(pages, 'login.sign-in.submit', screen)
}

export async function givePassword(pages: LoginPages, password: string): Promise<void> {
  await field(pages, 'login.password').fill(password)
  await press(pages, 'login.password.submit')
}

/** Both fields of a new password, and the button of their screen. */
export async function giveNewPassword(pages: LoginPages, password: string, submit: string): Promise<void> {
  await field(pages, 'login.password.new').fill(password)
  await field(pages, 'login.password.confirm').fill(password)
  await press(pages, submit)
}

/** Waits for the newest of so many mails, opens it in the sandbox's inbox, and follows its button into a tab of its own. */
export async function followMail(context: BrowserContext, email: string, count: number): Promise<Page> {
  await expect.poll(async () => (await mailsTo(email)).length, { message: `mails to ${email}` }).toBe(count)
  const inbox = await context.newPage()
  await inbox.goto(`${runState().sandbox}/sandbox/mail?address=${encodeURIComponent(email)}`)
  await inbox.locator('ul.list a').first().click()
  const opened = context.waitForEvent('page')
  await inbox.frameLocator('iframe.mail').locator('a[href*="/login?"]').first().click()
  const tab = await opened
  await tab.waitForLoadState()
  await inbox.close()
  return tab
}

import { buildPath } from '@camping/editions/build-path.ts'
import type { Page } from '@playwright/test'
import { noConsentAnswer } from '../answered-consent.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { expectAccessible, expectReflow } from '../steps/accessibility.ts'
import { editionAt } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { untilQuiet } from '../steps/quiet-page.ts'
import { signedInGuest } from '../steps/signed-in-guest.ts'
import { expect, test } from '../watched-page.ts'

/** The edition that has a chatbot. */
const site = 'ie'
/** A week that no other journey books in. */
const week = 31
const t = textOf(site)
const edition = () => editionAt(runState().address, site)

const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
const dialogOn = (page: Page) => page.getByRole('dialog', { name: t('chatbot.title') })
const logOn = (page: Page) => dialogOn(page).getByRole('log')

async function ask(page: Page, question: string): Promise<void> {
  await dialogOn(page).getByLabel(t('chatbot.label')).fill(question)
  await page.keyboard.press('Enter')
}

/** The calls of this page to the chatbot and for its token. */
function callsOf(page: Page) {
  const calls: { readonly name: string; readonly body: string; readonly headers: Record<string, string> }[] =
    []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/chatbot/.test(pathname) && !pathname.startsWith('/_app/') && request.method() !== 'OPTIONS')
      calls.push({
        name: `${request.method()} ${pathname}`,
        body: request.postData() ?? '',
        headers: request.headers(),
      })
  })
  return calls
}

// The chatbot is another server: a network of one's own would be a header that its preflight does not allow.
test.use({ storageState: noConsentAnswer, extraHTTPHeaders: { 'save-data': 'on' } })

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport })

    test(`requests consent first, answers, admits what it does not know, and hands over: ${device}`, async ({
      page,
      context,
    }) => {
      const calls = callsOf(page)
      await openLive(page, edition().origin + buildPath(site, 'home'))
      const opener = button(page, 'chatbot.open')
      const bar = page.getByRole('region', { name: t('consent.title') })
      await expect(bar).toBeVisible()
      // Two questions at once leave a phone no page.
      if (device === 'phone') await bar.getByRole('button', { name: t('consent.refuse') }).click()
      await expect(opener).toBeVisible()
      await opener.click()
      await expect(dialogOn(page)).toBeVisible()
      await expectAccessible(page, `consent of the chatbot ${device}`)
      await button(page, 'chatbot.consent.refuse').click()
      await expect(opener).toBeFocused()
      await untilQuiet(page)
      expect(calls, 'nothing leaves before consent').toEqual([])
      if (device === 'desktop')
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('consent')

      await opener.press('Enter')
      await button(page, 'chatbot.consent.agree').click()
      await expect(dialogOn(page).getByLabel(t('chatbot.label'))).toBeFocused()
      await untilQuiet(page)
      expect(calls, 'nor before a question').toEqual([])
      await ask(page, 'when do i have to pay')
      await expect(logOn(page)).toContainText('a deposit when you book')
      await expectAccessible(page, `an answer of the chatbot ${device}`)
      await expectReflow(page, `the chatbot ${device}`)
      await ask(page, 'Who wins the football championship?')
      await expect(logOn(page)).toContainText(t('chatbot.unknown'))
      const mail = dialogOn(page).getByRole('link', { name: t('chatbot.mail') })
      expect(await mail.getAttribute('href')).toContain('body=Who%20wins%20the%20football%20championship%3F')

      expect(calls.map(({ name }) => name.replace(/[\da-f-]{36}/, '…'))).toEqual([
        'POST /chatbot/conversations',
        'POST /chatbot/conversations/…/questions',
        'POST /chatbot/conversations/…/questions',
      ])
      expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
        edition: site,
        apiPath: '/api/twenty/v2/alder/ie',
        language: 'en-IE',
        authenticatedRoute: false,
      })
      for (const { headers } of calls) expect(headers).not.toHaveProperty('cookie')
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()

      // The bar still asks for what it asks; taking consent back in the settings ends the conversation.
      await expect(bar).toHaveCount(device === 'desktop' ? 1 : 0)
      await openLive(page, edition().origin + buildPath(site, 'info', { slug: 'cookies' }))
      const choice = page.getByRole('main').getByRole('checkbox', { name: t('consent.chat') })
      await expect(choice).toBeChecked()
      await choice.uncheck()
      await button(page, 'chatbot.open').click()
      await expect(button(page, 'chatbot.consent.agree')).toBeVisible()
    })
  })

test('knows the booking of who is signed in, and carries the question into its message form', async ({
  page,
  watched,
}) => {
  const calls = callsOf(page)
  watched.allow(403, '/customer-portal/')
  const { stay, addressOf } = await signedInGuest(page, edition(), { week, journey: 'chatbot' })
  await openLive(page, addressOf('bookingDetail'))
  await button(page, 'chatbot.open').click()
  await expect(dialogOn(page)).toContainText(t('chatbot.consent.bookings'))
  await button(page, 'chatbot.consent.agree').click()
  await ask(page, 'How much do I still have to pay?')
  await expect(logOn(page)).toContainText(stay.bookingRef)
  await expect(logOn(page)).toContainText('Still to pay: €')

  const [exchange, start] = calls
  expect(exchange?.name).toBe('POST /api/twenty/v2/alder/ie/customer-portal/chatbot-token')
  const { token, ...told } = JSON.parse(start?.body ?? '') as { token: string; authenticatedRoute: boolean }
  expect(told.authenticatedRoute).toBe(true)
  const { cookies } = await page.context().storageState()
  expect(cookies.map(({ value }) => value)).not.toContain(token)
  // What the browser holds opens nothing for the chatbot, and its token nothing for anybody else.
  const api = `${edition().origin}/api/twenty/v2/alder/ie`
  watched.allow(401, '/api/')
  const status = async (path: string, bearer?: string) =>
    (
      await page.request.get(`${api}/${path}`, {
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
    ).status()
  expect(await status('chatbot/bookings', token)).toBe(200)
  expect(await status('chatbot/bookings')).toBe(401)
  expect(await status('customer-portal/bookings', token)).toBe(401)
  expect(await status('customer-portal/bookings')).toBe(200)

  const question = 'May we bring our tame llama?'
  await ask(page, question)
  await expect(logOn(page)).toContainText(t('chatbot.unknown'))
  await dialogOn(page)
    .getByRole('link', { name: t('chatbot.message', { ref: stay.bookingRef }) })
    .click()
  await expect(dialogOn(page)).toHaveCount(0)
  const field = page.getByRole('main').getByLabel(t('desk.label'))
  await expect(field).toHaveValue(question)
  expect(page.url()).not.toContain('llama')
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('llama')

  // Not where somebody pays.
  await openLive(page, addressOf('payment'))
  await untilQuiet(page)
  await expect(button(page, 'chatbot.open')).toHaveCount(0)
})

test('is in the documents of its edition alone', async ({ page }) => {
  const documentOf = async (one: 'ie' | 'uk') => {
    const { origin } = editionAt(runState().address, one)
    return (await page.request.get(origin + buildPath(one, 'home'))).text()
  }
  expect(await documentOf(site)).toContain('data-chatbot=')
  expect(await documentOf('uk')).not.toContain('data-chatbot=')
})

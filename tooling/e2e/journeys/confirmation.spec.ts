import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { apps } from '../all-apps.ts'
import { consentValue } from '../answered-consent.ts'
import { journeySites } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { operatorCommand } from '../operator-command.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { expectReflow } from '../steps/accessibility.ts'
import { bookStay } from '../steps/booked-stay.ts'
import { editionAt } from '../steps/example-pages.ts'
import { saturdayOfSummer } from '../steps/journey.ts'
import { sentEvents } from '../steps/tag-inbox.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'
import { untilQuiet } from '../steps/quiet-page.ts'

test.use({ drawsPictures: true })

/** Weeks that no other journey books in. */
const firstWeek = 20

/** What the inbox has of a booking. */
const purchases = async ({ bookingRef }: { bookingRef: string }) =>
  (await sentEvents()).filter(({ details }) => details['transaction_id'] === bookingRef)

for (const [at, site] of journeySites.entries()) {
  const t = textOf(site)
  const stay = (mode: 'instant' | 'on-request', week: number) =>
    bookStay(editionAt(runState().address, site), {
      mode,
      date: saturdayOfSummer(firstWeek + at + week),
      journey: `confirmation ${site}`,
    })

  test(`the documents of a booking can be saved, and its mail sent again: ${site}`, async ({
    page,
    watched,
  }) => {
    const booked = await stay('instant', 0)
    const answer = await page.goto(booked.address)
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: t('confirmation.calendar'), exact: true }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`${booked.bookingRef}.ics`)
    const calendar = readFileSync(await file.path(), 'utf8')
    expect(calendar).toContain('BEGIN:VEVENT')
    expect(calendar.replaceAll('\r\n ', '')).toContain(booked.bookingRef)

    const href = await page.getByRole('link', { name: t('confirmation.document') }).getAttribute('href')
    const paper = await page.request.get(new URL(href ?? '', booked.address).href)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await expect.poll(async () => (await mailsTo(booked.email)).length).toBe(1)
    await openLive(page, booked.address)
    const shown = page.getByRole('main').getByText(booked.bookingRef, { exact: true })
    await shown.evaluate((reference) => (reference.textContent = 'WMWMWMWMWM'))
    await expectReflow(page, 'the widest reference')
    const again = page.getByRole('button', { name: t('travel.resend') })
    await again.click()
    await expect(page.getByText(t('send-confirmation-success'))).toBeVisible()
    await expect.poll(async () => (await mailsTo(booked.email)).length).toBe(2)
    watched.allow(429, '/send')
    await again.click()
    await expect(page.getByText(t('travel.resend.wait'))).toBeVisible()
    booked.expect({ moreEvents: 1 })
  })

  test(`a request is answered by the operator’s command: ${site}`, async ({ page }) => {
    const [yes, no] = [await stay('on-request', 6), await stay('on-request', 9)]
    await openLive(page, yes.address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(t('confirmation.state.requested', { name: 'Robin' }))
    const listed = await operatorCommand('requests')
    expect(listed).toContain(yes.bookingRef)
    expect(listed).not.toContain('Robin')

    // A mail that is late for what has happened since is not sent; here both are to be seen.
    const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
    await expect.poll(() => subjects(yes.email)).toHaveLength(1)
    await expect.poll(() => subjects(no.email)).toHaveLength(1)
    expect(await operatorCommand('confirm', yes.bookingRef)).toContain('is confirmed')
    // Whoever comes back to the tab sees it without a reload.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(heading).toHaveText(t('confirmation.state.confirmed', { name: 'Robin' }))
    await page.reload()
    await expect(heading).toHaveText(t('confirmation.state.confirmed', { name: 'Robin' }))

    expect(await operatorCommand('decline', no.bookingRef, 'full')).toContain('is declined (full)')
    await openLive(page, no.address)
    await expect(heading).toHaveText(t('confirmation.state.declined', { name: 'Robin' }))
    await page.getByRole('link', { name: t('confirmation.alternatives') }).click()
    await page.waitForURL((url) => url.searchParams.has('date'))
    await expect(page.locator('main article h3').first()).toBeVisible()
    await expect.poll(() => subjects(no.email)).toHaveLength(2)
    await expect.poll(() => subjects(yes.email)).toHaveLength(2)
    yes.expect({ moreEvents: 1 })
    no.expect({ moreEvents: 1, released: true })
  })
}

const measured = apps.find(({ tagManagerId }) => tagManagerId)

test('there is an app with a tag manager', () => expect(measured).toBeDefined())

for (const [at, site] of (measured?.sites ?? []).entries()) {
  test(`a booking is sent to analytics once, wherever it is opened: ${measured?.brand} ${site}`, async ({
    page,
    context,
    browser,
  }) => {
    const edition = editionAt(runState().address, site, measured?.brand)
    const agree = (visitor: BrowserContext) =>
      visitor.addCookies([{ name: 'consent', value: consentValue(['marketing']), url: edition.origin }])
    const date = saturdayOfSummer(firstWeek + 12 + at)
    const booked = await bookStay(edition, { mode: 'instant', date, journey: `counted ${site}` })
    await openLive(page, booked.address)
    await untilQuiet(page)
    expect(await purchases(booked), 'without consent').toEqual([])
    await agree(context)
    await openLive(page, booked.address)
    await expect.poll(() => purchases(booked)).toHaveLength(1)
    const sent = await purchases(booked)
    expect(sent).toMatchObject([{ event: 'purchase', edition: site, faults: [] }])
    expect(JSON.stringify(sent)).not.toMatch(/Robin|guest\.example/)
    expect(JSON.stringify(sent)).not.toContain(booked.cartId)

    const seenAgain = async (other: Page) => {
      await openLive(other, booked.address)
      await untilQuiet(other)
      return purchases(booked)
    }
    expect(await seenAgain(page), 'after a reload').toHaveLength(1)
    expect(await seenAgain(await context.newPage()), 'in another tab').toHaveLength(1)
    const device = await browser.newContext()
    await agree(device)
    expect(await seenAgain(await device.newPage()), 'on another device').toHaveLength(1)
    await device.close()
  })
}

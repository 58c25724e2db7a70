import { randomInt } from 'node:crypto'
import { buildPath } from '@camping/editions/build-path.ts'
import { devices, type Locator, type Page } from '@playwright/test'
import { recordBooking } from '../booking-records.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { choosing } from '../steps/campsite.ts'
import { callApi, editionAt } from '../steps/example-pages.ts'
import { beginsWith, saturdayOfSummer } from '../steps/journey.ts'
import { expectLive, openLive } from '../steps/live-page.ts'
import { untilQuiet } from '../steps/quiet-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

/** From the home page to the reference, besides what is typed. */
const mostTaps = 13

/** Counts every touch of the page, whoever makes it and whatever it does. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => (taps += 1))
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    addEventListener(
      'pointerdown',
      ({ isTrusted, pointerType }) => isTrusted && pointerType === 'touch' && countTap(),
      {
        capture: true,
        passive: true,
      },
    )
  })
  return () => taps
}

test('a booking on a phone takes thirteen taps besides typing: two adults, a week in July', async ({
  page,
}) => {
  const site = 'uk'
  const t = textOf(site)
  const date = saturdayOfSummer(2)
  const taps = await countTaps(page)
  const steps: string[] = []
  const tap = async (what: string, target: Locator) => {
    await target.tap()
    steps.push(what)
  }
  const type = (text: string) => page.keyboard.type(text)
  /** The key of a phone's keyboard that leads to the next field. */
  const next = () => page.keyboard.press('Tab')
  await openLive(page, runState().address + buildPath(site, 'home'))
  await untilQuiet(page)

  const box = page.getByRole('main').getByRole('search', { name: t('search.label') })
  await tap('where', box.getByRole('combobox', { name: t('search.destination') }))
  await type('Ital')
  await tap(
    'Italy',
    box
      .getByRole('option')
      .filter({ hasText: /^Italy/ })
      .first(),
  )
  // The place is chosen, and the dates open by themselves.
  const dates = page.getByRole('dialog', { name: t('search.date') })
  await tap('arrival', dates.locator(`[data-date="${date}"]`))
  await expect(dates).toBeHidden()
  await tap('search', box.getByRole('button', { name: t('search.submit') }))
  await page.waitForURL((url) => url.pathname === buildPath(site, 'search'))
  const search = new URL(page.url()).searchParams
  expect([search.get('date'), search.get('duration') ?? '7', search.get('adults') ?? '2']).toEqual([
    date,
    '7',
    '2',
  ])

  // The address changes first, the home page stays until the results are ready.
  const found = page.getByRole('heading', { level: 1, name: 'Italy', exact: true })
  await expect(found).toBeVisible()
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  await tap('campsite', cards.first().getByRole('heading').getByRole('link'))
  await expect(page.getByRole('button', { name: choosing(t) }).first()).toBeVisible()
  await expectLive(page)
  await tap('accommodation', page.getByRole('button', { name: choosing(t) }).first())

  await tap('extras done', page.getByRole('button', { name: t('checkout.next.travellers') }))
  await tap('first name', page.getByLabel(t('person.field.firstName'), { exact: true }))
  const active = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '')
  const typed: Readonly<Record<string, string>> = {
    'booker.firstName': 'Robin',
    'booker.lastName': 'Example-Jørgensen',
    'booker.email': `taps.${randomInt(1e9)}@guest.example`,
    'booker.phoneNumber': '20 7946 0123',
    'booker.postcode': 'BS99 1AL',
    'booker.houseNumber': '12',
    'travellers[0].firstName': 'Sam',
    'travellers[0].lastName': 'Example-Jørgensen',
  }
  const left = new Set(Object.keys(typed))
  for (let field = 0; field < 40 && left.size > 0; field++) {
    const name = await active()
    if (left.delete(name)) await type(typed[name] ?? '')
    await next()
  }
  expect([...left], 'fields that the keyboard does not reach').toEqual([])
  // The search has filled in what follows from postcode and number.
  await expect(page.getByLabel(t('person.field.street'), { exact: true })).toHaveValue('Campfire Lane')
  await tap('travellers done', page.getByRole('button', { name: t('checkout.next.payment') }))
  const plan = page.getByRole('radio', { name: beginsWith(t('checkout.plan.parts')) })
  const check = page.getByRole('button', { name: t('checkout.next.check') })
  await expect(check).toBeVisible()
  if ((await plan.count()) > 0 && !(await plan.isChecked())) await tap('plan', plan)
  await tap('payment done', check)
  await tap('terms', page.getByRole('checkbox'))
  await tap('book', page.getByRole('main').locator('form button[type=submit]'))
  await page.waitForURL((url) =>
    url.pathname.startsWith(buildPath(site, 'bookingConfirmation', { cartId: 'x' }).split('/x')[0] ?? ''),
  )
  await expect(page.getByRole('main').getByText(/^[0-9A-HJKMNP-TV-Z]{10}$/)).toBeVisible()

  const cartId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const edition = editionAt(runState().address, site)
  const { bookingRef, total, currency } = await callApi<{
    bookingRef: string
    total: number
    currency: string
  }>(edition, `booking/confirmation/${cartId}`)
  recordBooking(runState().folder, {
    journey: 'thirteen taps',
    site,
    cartId,
    bookingRef,
    total,
    currency,
    adults: 2,
    childAges: [],
    named: Object.keys(typed).filter((name) => name.endsWith('.firstName')).length,
  })

  expect(taps(), steps.join(', ')).toBeLessThanOrEqual(mostTaps)
  // None was missed by the counter.
  expect(taps()).toBe(steps.length)
})

import { buildPath } from '@camping/editions/build-path.ts'
import { siteCodes } from '@camping/editions/markets.ts'
import { recordBooking } from '../booking-records.ts'
import { runState } from '../run-state.ts'
import { callApi, editionAt, guestOf } from '../steps/example-pages.ts'
import { choosing } from '../steps/campsite.ts'
import { journeyIn } from '../steps/journey.ts'
import { addedUpTotal } from '../steps/price-table.ts'
import { priceIn } from '../steps/results.ts'
import { requestedStay } from '../steps/search.ts'
import { expect, test } from '../watched-page.ts'

interface Found {
  readonly sites: readonly { readonly bestAccommodation: { readonly id: number } | null }[]
}

interface Cart {
  readonly id: string
  readonly total: number
  readonly currency: string
  readonly accommodation: { readonly name: string }
}

// journey.spec.ts clicks its way through three editions. What differs by edition is in the documents of all nine: addresses,
// words, dates and money.
test.use({ javaScriptEnabled: false })
for (const site of siteCodes) {
  test(`the pages of the way to a booking are in the words and the money of the edition: ${site}`, async ({
    page,
    watched,
  }) => {
    const { address, folder } = runState()
    const edition = editionAt(address, site)
    const journey = journeyIn({ site, watched, address, page })
    const { t, market, amountIn } = journey
    // The weeks of the journeys themselves are theirs.
    const stay = { date: journey.date, adults: requestedStay.adults, age: requestedStay.childAge }

    await page.goto(address + buildPath(site, 'home'))
    await expect(page.locator('html')).toHaveAttribute('lang', market.languageTag)
    const main = page.getByRole('main')
    const box = main.getByRole('search', { name: t('search.label') })
    await expect(box.getByLabel(t('search.duration'))).toHaveValue(`${requestedStay.nights}`)
    await expect(box.getByLabel(t('search.date'), { exact: true })).toBeVisible()
    await expect(box.locator(`summary[aria-label^=${JSON.stringify(t('search.party'))}]`)).toBeVisible()
    await expect(box.getByRole('combobox', { name: t('search.destination') })).toBeVisible()

    const { funnels } = await callApi<{
      funnels: readonly { countries: readonly { slug: string; name: string }[] }[]
    }>(edition, 'navigation/groups')
    const country = funnels
      .flatMap(({ countries }) => countries)
      .find(({ name }) => /^Fran(ce|kreich|krijk|cia)/.test(name))?.slug
    expect(country).toMatch(/^fran/)
    const search = new URLSearchParams({
      date: stay.date,
      children: `${stay.age}`,
      country: country ?? '',
    })
    await page.goto(`${address}${buildPath(site, 'search')}?${search.toString()}`)
    const cards = main.getByRole('article')
    await expect(cards).toHaveCount(10)
    for (const card of await cards.all()) expect(await amountIn(priceIn(card))).toBeGreaterThan(0)
    const link = cards.first().getByRole('heading').getByRole('link')
    const name = (await link.innerText()).trim()
    const campsite = new URL((await link.getAttribute('href')) ?? '', address)
    expect(campsite.pathname).toMatch(new RegExp(`^/${site}(/[^/]+){4}$`))
    await page.goto(campsite.href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // Choosing needs scripts, so the button is not shown here.
    const choose = page.getByRole('button', {
      name: choosing(t),
      includeHidden: true,
    })
    const row = main.getByRole('article').filter({ has: choose }).first()
    expect(await amountIn(priceIn(row))).toBeGreaterThan(0)

    const persons = { adults: stay.adults, children: [{ age: stay.age }] }
    const parameters = { date: stay.date, duration: requestedStay.nights, persons }
    const { sites } = await callApi<Found>(edition, 'search/sites', { parameters })
    const free = sites.find(({ bestAccommodation }) => bestAccommodation)?.bestAccommodation
    const cart = await callApi<Cart>(edition, 'cart', { ...parameters, accommodationId: free?.id })
    expect(cart.currency).toBe(market.currency)
    await page.goto(address + buildPath(site, 'booking', { cartId: cart.id }))
    await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
    expect(await addedUpTotal(page, journey)).toBe(cart.total)

    const { bookingRef } = await callApi<{ bookingRef: string }>(edition, `cart/${cart.id}/book`, {
      idempotencyKey: `edition-${cart.id}`,
      booker: guestOf(cart.id),
      travellers: ['Alex', 'Kim'].map((firstName) => ({ firstName, lastName: 'Example' })),
      acceptedTotal: cart.total,
      acceptedTerms: true,
    })
    recordBooking(folder, {
      journey: `edition ${site}`,
      site,
      cartId: cart.id,
      bookingRef,
      currency: market.currency,
      total: cart.total,
      adults: stay.adults,
      childAges: [stay.age],
    })
    await page.goto(address + buildPath(site, 'bookingConfirmation', { cartId: cart.id }))
    await expect(main.getByText(bookingRef, { exact: true })).toBeVisible()
    expect(await addedUpTotal(page, journey)).toBe(cart.total)
    const day = new Intl.DateTimeFormat(market.languageTag, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(stay.date))
    await expect(main).toContainText(day)
  })
}

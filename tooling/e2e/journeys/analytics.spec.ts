import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { apps, houseBrand } from '../all-apps.ts'
import { consentValue } from '../answered-consent.ts'
import { recordBooking } from '../booking-records.ts'
import { journeyEditions } from '../journey-editions.ts'
import { runState } from '../run-state.ts'
import { mailsTo } from '../sent-mails.ts'
import { chooseAccommodation } from '../steps/campsite.ts'
import { bookAsGuest } from '../steps/checkout.ts'
import { recordConfirmation } from '../steps/confirmation.ts'
import { bookWithoutStorefront, expectSound, of, payInPortal, steps, stepsIn } from '../steps/event-walk.ts'
import { callApi, editionAt } from '../steps/example-pages.ts'
import { journeyIn, saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { loginPages } from '../steps/login.ts'
import { openCheapestCampsite } from '../steps/results.ts'
import { requestedStay } from '../steps/search.ts'
import { openQuiet, untilQuiet } from '../steps/quiet-page.ts'
import { eventsOf } from '../steps/tag-inbox.ts'
import { unfold } from '../steps/unfold.ts'
import { expect, test } from '../watched-page.ts'

/** Weeks in which no other journey takes the cheapest campsite of Italy. */
const firstWeek = 10

interface Navigation {
  readonly funnels: readonly {
    readonly countries: readonly { readonly slug: string; readonly code: string }[]
  }[]
  readonly analyticsData: {
    readonly season: { readonly current: { type: string; year: number }; readonly next: { year: number } }
  }
}
interface Found {
  readonly sites: readonly {
    readonly id: number
    readonly name: string
    readonly minPrice: { readonly amount: number } | null
    readonly meta: { readonly area: { readonly slug: string }; readonly product: string }
    readonly bestAccommodation: { readonly category: string } | null
  }[]
  readonly paging: { readonly total: number }
}

/** The third language has a storefront as well as its white-label. */
const editions = [...journeyEditions, { brand: houseBrand, site: 'nl', home: 'home' } as const]

for (const [at, { site, brand, home }] of editions.entries()) {
  const { currency } = markets[site]

  test(`every event from search to cancellation arrives as in the catalogue: ${brand} ${site}`, async ({
    page,
    context,
    watched,
  }, { title }) => {
    const edition = editionAt(runState().address, site, brand)
    const sent = eventsOf(context)
    const value = consentValue(['marketing'])
    await context.addCookies([{ name: 'consent', value, url: edition.origin }])
    const { funnels, analyticsData } = await callApi<Navigation>(edition, 'navigation/groups')
    const { current, next } = analyticsData.season
    const season = { season_type: current.type, season_year: current.year, next_season_year: next.year }
    const { t } = loginPages(page, edition)
    for (const status of [400, 403]) watched.allow(status, '/customer-portal/')

    let shown = page
    let email = ''
    let bookingRef = ''
    let cartId = ''
    if (home === 'home') {
      const journey = {
        ...journeyIn({ site, watched, address: edition.origin, page }),
        date: saturdayOfSummer(firstWeek + at),
      }
      const country =
        funnels.flatMap(({ countries }) => countries).find(({ code }) => code === 'IT')?.slug ?? ''
      const { nights, adults, childAge } = requestedStay
      const query = `?country=${country}&date=${journey.date}&duration=${nights}&adults=${adults}&children=${childAge}`
      await openQuiet(page, edition.origin + buildPath(site, 'searchAndBook') + query)
      const parameters = {
        country,
        date: journey.date,
        duration: nights,
        persons: { adults, children: [{ age: childAge }] },
      }
      const asked = (paging: object) => callApi<Found>(edition, 'search/sites', { parameters, paging })
      const found = await asked({ page: 1, limit: 10 })
      const stay = { check_in_date: journey.date, nights, adults, children: 1 }
      const itemsOf = ({ sites }: Found) =>
        sites.map(({ id, name, meta, minPrice, bestAccommodation }, index) => ({
          item_id: `${id}`,
          item_name: name,
          item_category: 'IT',
          item_category2: meta.area.slug,
          item_category3: meta.product,
          ...(bestAccommodation && { item_variant: bestAccommodation.category }),
          ...(minPrice && { price: minPrice.amount / 100 }),
          quantity: 1,
          index,
        }))
      const list = { item_list_id: 'searchAndBook', item_list_name: country }
      await expect.poll(async () => of(await sent(), 'view_item_list')).toHaveLength(1)
      await expect
        .poll(async () => of(await sent(), 'search'))
        .toEqual([{ search_term: country, results: found.paging.total, ...stay, ...season }])
      expect(of(await sent(), 'view_item_list')).toEqual([
        { ...list, currency, items: itemsOf(found), ...season },
      ])

      shown = await openCheapestCampsite(page, journey)
      const cheapest = await asked({ page: 1, limit: 10, orderBy: 'price', order: 'asc' })
      const [first] = itemsOf(cheapest)
      await expect.poll(async () => of(await sent(), 'view_item')).toHaveLength(1)
      await expect.poll(async () => of(await sent(), 'sort')).toEqual([{ sort_by: 'price-asc', ...list }])
      await expect
        .poll(async () => of(await sent(), 'select_item'))
        .toEqual([{ ...list, currency, items: [first] }])
      const { item_variant: _, index: __, ...viewed } = first ?? {}
      expect(of(await sent(), 'view_item')).toEqual([
        { currency, value: first?.price, items: [viewed], ...season },
      ])

      // Without a share sheet the address goes to the clipboard.
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: edition.origin })
      await shown.getByRole('button', { name: t('campsite.share') }).click()
      const item_id = decodeURIComponent(new URL(shown.url()).pathname.split('/').at(-1) ?? '')
      await expect
        .poll(async () => of(await sent(), 'share'))
        .toEqual([{ method: 'clipboard', content_type: 'campsite', item_id }])

      const chosen = await chooseAccommodation(shown, journey)
      ;({ cartId } = chosen)
      const total = chosen.total / 100
      const item = {
        item_id: first?.item_id,
        item_name: first?.item_name,
        item_category: 'IT',
        item_category2: first?.item_category2,
        item_variant: first?.item_variant,
        price: total,
        quantity: 1,
      }
      await expect.poll(async () => of(await sent(), 'begin_checkout')).toHaveLength(1)
      expect(of(await sent(), 'begin_checkout')).toEqual([
        { currency, value: total, items: [item], ...stay, ...season },
      ])
      const order = shown.waitForRequest((request) => request.url().endsWith(`/cart/${cartId}/book`))
      const booked = await bookAsGuest(shown, journey, chosen)
      email = ((await order).postDataJSON() as { booker: { email: string } }).booker.email
      // Before the reload, which may not count it again.
      await expect.poll(async () => of(await sent(), 'purchase')).toHaveLength(1)
      await untilQuiet(shown)
      const { folder } = runState()
      await recordConfirmation(shown, journey, { chosen: booked, folder, title })
      const money = { currency, value: booked.total / 100, items: [{ ...item, price: booked.total / 100 }] }
      expect(of(await sent(), 'purchase'), 'after a reload').toHaveLength(1)
      await expect.poll(async () => stepsIn(await sent())).toEqual(steps)
      await expect
        .poll(async () => of(await sent(), 'add_payment_info'))
        .toEqual([{ ...money, payment_type: 'parts' }])
      const [purchase] = of(await sent(), 'purchase')
      bookingRef = String(purchase?.['transaction_id'])
      recordBooking(folder, {
        journey: title,
        site,
        cartId,
        bookingRef,
        currency,
        total: booked.total,
        adults,
        childAges: [childAge],
        moreEvents: 1,
        released: true,
      })
      expect(purchase).toEqual({
        transaction_id: bookingRef,
        ...money,
        booking_state: expect.any(String),
        ...season,
      })
      await openLive(shown, edition.origin + buildPath(site, 'bookingDetail', { bookingId: bookingRef }))
    } else {
      const date = saturdayOfSummer(firstWeek + at)
      const journey = { ...journeyIn({ site, watched, address: edition.origin, page }), date }
      const walked = await bookWithoutStorefront({ page, edition, journey, sent, title, season })
      ;({ email, bookingRef, cartId } = walked)
      await payInPortal({ page, edition, sent, ...walked })
    }

    // What the server has cancelled at, once the code is given.
    const quoted = shown
      .waitForResponse((answer) => answer.url().endsWith(`/${bookingRef}/cancel`) && answer.ok())
      .then((answer) => answer.json() as Promise<{ quote: { cost: number; refund: number } }>)
    // By the reference, with the code from the mailbox.
    const dialog = shown.getByRole('dialog')
    await unfold(shown.getByRole('main'), t('portal.cancel.title'))
    await shown
      .getByRole('main')
      .getByRole('button', { name: t('portal.cancel.cost') })
      .click()
    await dialog.getByRole('button', { name: t('cancellation.confirm') }).click()
    const code = dialog.getByLabel(t('code.label'))
    await expect(code).toBeVisible()
    const codes = async () =>
      (await mailsTo(email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? [])
    await expect.poll(codes, { message: 'the code in the inbox' }).toHaveLength(1)
    await code.fill((await codes())[0] ?? '')
    await code.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => of(await sent(), 'booking_cancel')).toHaveLength(1)
    const { cost, refund } = (await quoted).quote
    expect(of(await sent(), 'booking_cancel')).toEqual([
      { booking_id: bookingRef, currency, value: cost / 100 },
    ])
    await expect
      .poll(async () => of(await sent(), 'refund'))
      .toEqual(refund > 0 ? [{ transaction_id: bookingRef, currency, value: refund / 100 }] : [])
    expect(refund > 0, 'money goes back where it was paid').toBe(home === 'login')
    await expect
      .poll(async () => of(await sent(), 'page_view').at(-1))
      .toMatchObject({ page_type: 'customer_portal', page_section: 'my_bookings', booking_id: bookingRef })
    expectSound(await sent(), { site, secrets: [cartId, email] })
  })
}

test('every app has a tag manager of its own', () => {
  const ids = apps.map(({ tagManagerId }) => tagManagerId)
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(apps.length)
})

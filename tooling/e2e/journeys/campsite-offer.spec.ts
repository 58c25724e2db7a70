import type { SiteCode } from '@camping/editions/markets.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { textOf } from '../message-text.ts'
import { beginsWith, saturdayOfSummer } from '../steps/journey.ts'
import { openLive } from '../steps/live-page.ts'
import { arrivalDays, findOffer, freePlaces, takeAllUnits, takePlace } from '../steps/offers.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

const date = saturdayOfSummer(2)

for (const site of ['uk', 'de-ch'] as const satisfies readonly SiteCode[]) {
  const t = textOf(site)

  test.describe(`what a campsite offers: ${site}`, () => {
    test('what the search was filtered by is filtered here, and one touch shows everything', async ({
      page,
    }) => {
      const { address, accommodations } = await findOffer(page, {
        site,
        date,
        fits: ({ accommodations: all }) =>
          new Set(all.map(({ category }) => category)).size > 1 &&
          all.some(({ reason, nearest }) => reason !== null && nearest !== null),
      })
      const { category, categoryName } = accommodations[0]!
      const ofKind = accommodations.filter((one) => one.category === category)
      await openLive(page, `${address}?date=${date}&accommodations=${category}`)
      const rows = page.locator('article[id^=accommodation-]')
      await expect(rows).toHaveCount(ofKind.length)
      const chip = page.getByRole('button', { name: beginsWith(categoryName), pressed: true })
      await chip.click()
      await expect(rows).toHaveCount(accommodations.length)
      expect(new URL(page.url()).searchParams.has('accommodations')).toBe(false)

      // What cannot be had is folded away, and says where it can.
      const refused = accommodations.find(({ reason, nearest }) => reason !== null && nearest !== null)!
      const row = page.locator(`#accommodation-${refused.id}`)
      const fold = page.locator('details', { has: row })
      if (!(await row.isVisible())) await fold.locator('summary').click()
      await expect(row).toContainText(t(`campsite.reason.${refused.reason}`))
      const heading = page.getByRole('heading', { name: t('campsite.accommodations') })
      const before = await heading.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
      await row.getByRole('button').last().click()
      await expect
        .poll(() => new URL(page.url()).searchParams.get('date') ?? date)
        .toBe(refused.nearest!.date)
      await expect(row.getByRole('button', { name: beginsWith(t('campsite.choose')) })).toBeVisible()
      // New prices have moved nothing above them.
      expect(await heading.evaluate((one) => one.getBoundingClientRect().top + window.scrollY)).toBe(before)
    })

    test('a link opens the details of an accommodation, Back closes them where they were opened', async ({
      page,
    }) => {
      const { address, accommodations } = await findOffer(page, {
        site,
        date,
        fits: ({ accommodations: all }) => all.some(({ reason }) => reason === null),
      })
      const one = accommodations.find(({ reason }) => reason === null)!
      await openLive(page, `${address}?date=${date}&action=open-accommodation&accommodation=${one.id}`)
      const drawer = page.getByRole('dialog', { name: one.name })
      await expect(drawer).toBeVisible()
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(['date'])
      for (const { name } of one.facilities)
        await expect(drawer.getByText(name, { exact: true })).toBeVisible()
      await expect(drawer.getByRole('table')).toBeVisible()
      await page.goBack()
      await expect(drawer).toBeHidden()
      await expect(page.locator(`#accommodation-${one.id} [data-details]`)).toBeFocused()
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(['date'])
      await page.goForward()
      await expect(drawer).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    })

    test('a place chosen on the plan is held, and whoever comes later gets on', async ({ page, watched }) => {
      const { address, siteId, accommodations } = await findOffer(page, {
        site,
        date,
        fits: async ({ siteId: id, accommodations: all }) =>
          (await freePlaces(page, { site, siteId: id, date })).some(({ accommodationId, count }) =>
            all.some((one) => one.id === accommodationId && one.reason === null && count > 1),
          ),
      })
      const places = await freePlaces(page, { site, siteId, date })
      const one = accommodations.find(({ id, reason }) =>
        places.some(({ accommodationId, count }) => reason === null && accommodationId === id && count > 1),
      )!
      const { label } = places.find(({ accommodationId }) => accommodationId === one.id)!
      const row = page.locator(`#accommodation-${one.id}`)
      const drawer = page.getByRole('dialog', { name: one.name })
      const place = drawer.getByRole('radio', { name: beginsWith(t('plan.place.free', { unit: label })) })
      const choose = async () => {
        await row.locator('[data-details]').click()
        await place.check()
        await expect(drawer.getByText(t('plan.chosen', { unit: label }))).toBeVisible()
      }
      await openLive(page, `${address}?date=${date}`)
      await choose()
      // Meanwhile somebody else takes it.
      await takePlace(page, { site, accommodationId: one.id, date, siteId, label })
      watched.allow(409, '/cart')
      await drawer.getByRole('button', { name: beginsWith(t('campsite.choose')) }).click()
      const notice = page.locator('[data-choice-problem=unit]')
      await expect(notice).toBeFocused()
      await expect(notice).toContainText(t('offer.conflict.unit'))
      await notice.getByRole('button', { name: t('offer.conflict.unit.another') }).click()
      await expect(
        drawer.getByRole('radio', { name: beginsWith(t('plan.place.taken', { unit: label })) }),
      ).toBeDisabled()
      const other = drawer.locator('input[type=radio]:enabled').first()
      const text = (await other.getAttribute('aria-label')) ?? ''
      await other.check()
      await drawer.getByRole('button', { name: beginsWith(t('campsite.choose')) }).click()
      const checkout = buildPath(site, 'booking', { cartId: 'x' }).slice(0, -1)
      await page.waitForURL((url) => url.pathname.startsWith(checkout))
      const [, unit = ''] = /([A-Z]\d+)/.exec(text) ?? []
      await expect(page.locator('body')).toContainText(t('price.chosenUnit', { name: one.name, unit }))
    })

    test('the calendar shows why a day has no price, and takes the stay that it offers instead', async ({
      page,
    }) => {
      const nights = 3
      const longer = async (siteId: number) =>
        (await arrivalDays(page, { site, siteId, date, nights })).find(
          ({ reason, otherNights }) => reason === 'too-short' && otherNights !== null,
        )
      const { address, siteId } = await findOffer(page, {
        site,
        date,
        duration: nights,
        fits: async (offer) => (await longer(offer.siteId)) !== undefined,
      })
      const day = (await longer(siteId))!
      await openLive(page, `${address}?date=${date}&duration=${nights}`)
      const bar = page.getByRole('region', { name: t('campsite.stay'), exact: true })
      await bar.getByRole('button').first().click()
      const grid = page.getByRole('grid')
      const cell = page.locator(`[data-date="${day.date}"]`)
      await expect(cell).toContainText(`${day.minNights}+`)
      await expect(page.getByRole('list', { name: t('calendar.legend') })).toContainText(
        t('offer.mark.too-short'),
      )
      await cell.focus()
      await page.keyboard.press('PageDown')
      await expect(grid.locator('[data-date]:focus')).toHaveCount(1)
      await expect(cell).not.toBeFocused()
      await page.keyboard.press('PageUp')
      await expect(cell).toBeFocused()
      await page.keyboard.press('Enter')
      expect(new URL(page.url()).searchParams.get('duration')).toBe(`${nights}`)
      await page.getByRole('dialog').getByRole('status').getByRole('button').click()
      const { otherNights } = day
      await expect
        .poll(() => {
          const { searchParams } = new URL(page.url())
          return [searchParams.get('date'), Number(searchParams.get('duration') ?? 7)]
        })
        .toEqual([day.date, otherNights!.nights])
      await page.keyboard.press('Escape')
      await expect(grid).toHaveCount(0)
      await expect(bar.getByRole('button').first()).toBeFocused()
    })

    test('somebody was faster: what else there is takes the focus and leads to the checkout', async ({
      page,
      watched,
    }) => {
      const { address, accommodations } = await findOffer(page, {
        site,
        date,
        fits: ({ accommodations: all }) =>
          all.filter(({ reason }) => reason === null).length > 1 &&
          all.some(({ availabilityStatus }) => availabilityStatus === 'few'),
      })
      const last = accommodations.find(({ availabilityStatus }) => availabilityStatus === 'few')!
      await openLive(page, `${address}?date=${date}`)
      await takeAllUnits(page, { site, accommodationId: last.id, date })
      watched.allow(409, '/cart')
      await page.getByRole('button', { name: `${t('campsite.choose')}: ${last.name}`, exact: true }).click()
      const notice = page.locator('[data-choice-problem=gone]')
      await expect(notice).toBeFocused()
      await expect(notice).toContainText(t('offer.conflict.gone'))
      // The row itself is up to date again.
      await expect(page.locator('details', { has: page.locator(`#accommodation-${last.id}`) })).toBeAttached()
      const other = notice.getByRole('list').first().getByRole('button').first()
      await other.dblclick()
      const checkout = buildPath(site, 'booking', { cartId: 'x' }).slice(0, -1)
      await page.waitForURL((url) => url.pathname.startsWith(checkout))
      await expect(page.getByRole('heading', { level: 1, name: t('checkout.title') })).toBeVisible()
      expect(
        watched.apiRequests.filter((one) => one.startsWith('POST') && one.endsWith('/cart')),
      ).toHaveLength(2)

      // Whoever comes Back is told what they hold, and gets on from there.
      await page.goBack()
      await page.getByRole('link', { name: t('offer.hold.continue') }).click()
      await page.waitForURL((url) => url.pathname.startsWith(checkout))
    })
  })
}

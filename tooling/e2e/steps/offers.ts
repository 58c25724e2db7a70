import { buildPath } from '@camping/editions/build-path.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { runState } from '../run-state.ts'
import { expect } from '../watched-page.ts'

interface Found {
  readonly id: number
  readonly slug: string
  readonly meta: Record<'funnel' | 'country' | 'area', { readonly slug: string }>
}

/** What of an accommodation is read here. */
interface OfferedAccommodation {
  readonly id: number
  readonly name: string
  readonly category: string
  readonly categoryName: string
  readonly availabilityStatus: string
  readonly reason: string | null
  readonly nearest: { readonly date: string; readonly nights: number } | null
  readonly facilities: readonly { readonly name: string }[]
}

export interface ArrivalDay {
  readonly date: string
  readonly minNights: number
  readonly reason: string | null
  readonly otherNights: { readonly nights: number } | null
}

export interface Offer {
  readonly siteId: number
  /** Address of the campsite's page, without a query. */
  readonly address: string
  readonly accommodations: readonly OfferedAccommodation[]
}

const apiOf = (site: SiteCode) => `${runState().address}/api/twenty/v2/alder/${markets[site].apiLocale}`

/** The total party of every question here is the default: two adults. */
export interface OfferQuestion {
  readonly site: SiteCode
  readonly date: string
  readonly duration?: number
  readonly fits: (offer: Offer) => boolean | Promise<boolean>
}

/** The first campsite of the demo world, the dearest first, whose offer fits. */
export async function findOffer(
  page: Page,
  { site, date, duration = 7, fits }: OfferQuestion,
): Promise<Offer> {
  for (let at = 1; at <= 12; at += 1) {
    const answer = await page.request.post(`${apiOf(site)}/search/sites`, {
      data: { parameters: { date }, paging: { orderBy: 'price', order: 'desc', page: at } },
    })
    expect(answer.status()).toBe(200)
    for (const { id, slug, meta } of ((await answer.json()) as { sites: Found[] }).sites) {
      const reply = await page.request.post(`${apiOf(site)}/sites/${id}/accommodations`, {
        data: { date, duration },
      })
      const { accommodations } = (await reply.json()) as Pick<Offer, 'accommodations'>
      const path = buildPath(site, 'site', {
        funnel: meta.funnel.slug,
        country: meta.country.slug,
        area: meta.area.slug,
        site: slug,
      })
      const offer = { siteId: id, address: `${runState().address}${path}`, accommodations }
      if (await fits(offer)) return offer
    }
  }
  throw new Error('No such offer in the demo world')
}

/** The days of the month of a date, for a stay of so many nights. */
export async function arrivalDays(
  page: Page,
  { site, siteId, date, nights }: { site: SiteCode; siteId: number; date: string; nights: number },
): Promise<readonly ArrivalDay[]> {
  const question = `month=${date.slice(0, 7)}&duration=${nights}`
  const reply = await page.request.get(`${apiOf(site)}/sites/${siteId}/calendar?${question}`)
  return ((await reply.json()) as { days: ArrivalDay[] }).days
}

/** Another visitor takes every unit of an accommodation that is left for a week. Returns the carts. */
export async function takeAllUnits(
  page: Page,
  { site, accommodationId, date }: { site: SiteCode; accommodationId: number; date: string },
): Promise<string[]> {
  const carts: string[] = []
  for (let taken = 0; taken < 10; taken += 1) {
    const reply = await page.request.post(`${apiOf(site)}/cart`, {
      data: { accommodationId, date, duration: 7, persons: { adults: 2, children: [] } },
    })
    if (reply.status() === 409) return carts
    expect(reply.status()).toBe(200)
    carts.push(((await reply.json()) as { id: string }).id)
  }
  throw new Error('There is always one left')
}

/** The other visitor changes their mind. */
export async function releaseCarts(page: Page, site: SiteCode, carts: readonly string[]): Promise<void> {
  for (const id of carts) expect((await page.request.delete(`${apiOf(site)}/cart/${id}`)).status()).toBe(200)
}

interface PlanQuestion {
  readonly site: SiteCode
  readonly siteId: number
  readonly date: string
}

async function planUnits(page: Page, { site, siteId, date }: PlanQuestion) {
  const reply = await page.request.get(`${apiOf(site)}/sites/${siteId}/plan?date=${date}&duration=7`)
  const { choice, units } = (await reply.json()) as {
    choice: object | null
    units: { id: number; accommodationId: number; label: string; free: boolean }[]
  }
  return choice ? units.filter(({ free }) => free) : []
}

/** The first place of each accommodation that can be chosen for a week, and how many there are. */
export async function freePlaces(page: Page, question: PlanQuestion) {
  const units = await planUnits(page, question)
  return [...new Set(units.map(({ accommodationId }) => accommodationId))].map((accommodationId) => {
    const own = units.filter((one) => one.accommodationId === accommodationId)
    return { accommodationId, label: own[0]?.label ?? '', count: own.length }
  })
}

/** Holds a place for somebody else. */
export async function takePlace(
  page: Page,
  { accommodationId, label, ...question }: PlanQuestion & { accommodationId: number; label: string },
): Promise<void> {
  const unit = (await planUnits(page, question)).find((one) => one.label === label)
  const reply = await page.request.post(`${apiOf(question.site)}/cart`, {
    data: {
      accommodationId,
      date: question.date,
      duration: 7,
      persons: { adults: 2, children: [] },
      unit: unit?.id,
    },
  })
  expect(reply.status()).toBe(200)
}

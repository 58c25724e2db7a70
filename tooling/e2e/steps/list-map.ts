import type { SiteCode } from '@camping/editions/markets.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../message-text.ts'
import { expect } from '../watched-page.ts'
import { openQuiet } from './quiet-page.ts'

/** The map of an edition, found by what is written on it. */
export function mapOf(page: Page, site: SiteCode) {
  const t = textOf(site)
  const map = page.getByRole('region', { name: t('map.label') })
  const pins = map.getByRole('list', { name: t('map.pins') }).getByRole('button')
  return {
    t,
    map,
    pins,
    clusters: pins.filter({ hasText: /^\d+$/ }),
    prices: pins.filter({ hasText: /[£€]|CHF/ }),
    open: () =>
      page
        .getByRole('button', { name: t('facets.map'), exact: true })
        .filter({ visible: true })
        .click(),
    /** Campsites on the map: prices one by one, and what the clusters count. */
    counted: async () => {
      const texts = await pins.allInnerTexts()
      return texts.reduce((sum, text) => sum + (/^\d+$/.test(text) ? Number(text) : 1), 0)
    },
  }
}

/** How many campsites the list says it has. */
export const listed = async (page: Page) =>
  Number(/\d+/.exec(await page.locator('main header p').innerText())?.[0])

/** Opens a list whose map has the same campsites. Others book meanwhile: one may sell out between the list and its map, so both come again. */
export async function openWithMap(
  page: Page,
  { pins, counted }: ReturnType<typeof mapOf>,
  address: string,
): Promise<number> {
  let all = 0
  await expect(async () => {
    await openQuiet(page, address)
    await expect(pins.first()).toBeVisible()
    all = await listed(page)
    expect(await counted()).toBe(all)
  }).toPass()
  return all
}

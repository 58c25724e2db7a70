import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'
import { expectLive, isLive } from './live-page.ts'

/** The starter has run. */
const hears = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/starter'))

/**
 * Opens an address as on a slow line: the page and its starter are there, no other script is. The answer lets them come, and waits
 * until the page is alive.
 */
export async function openBeforeScripts(page: Page, where: string): Promise<() => Promise<void>> {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/assets/vendor-*.js', async (route) => {
    await coming
    await route.continue()
  })
  // Not its end: a document's modules belong to it.
  await page.goto(where, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.waitForFunction(hears)
  expect(await isLive(page.locator('main').first())).toBe(false)
  return async () => {
    come()
    await expectLive(page)
  }
}

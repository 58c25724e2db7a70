import type { Page } from '@playwright/test'
import { expect } from '../watched-page.ts'

/**
 * The papers that a booking's page lists are these, by their ids and in this order; each is for a tab of its own and is a PDF that
 * nobody keeps.
 */
export async function expectDocuments(page: Page, ids: readonly string[]): Promise<void> {
  const links = page.getByRole('main').locator('a[href*="/documents/"]')
  await expect(links).toHaveCount(ids.length)
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(hrefs.map((href) => href.split('/').at(-1))).toEqual(ids)
  for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank')
  for (const href of hrefs) expect(await fileAt(page, href), href).toEqual(openedPdf)
}

const openedPdf = { status: 200, type: 'application/pdf', keep: 'no-store', start: '%PDF-' }

/** Asked for by the page itself: it has the session, and knows names below .localhost. */
const fileAt = (page: Page, href: string): Promise<typeof openedPdf> =>
  page.evaluate(async (address) => {
    const answer = await fetch(address)
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      keep: answer.headers.get('cache-control') ?? '',
      start: (await answer.text()).slice(0, 5),
    }
  }, href)

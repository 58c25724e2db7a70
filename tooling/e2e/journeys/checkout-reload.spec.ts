import { checkoutPath, openCart } from '../funnel-pages.ts'
import { journeySites } from '../journey-editions.ts'
import { textOf } from '../message-text.ts'
import { runState } from '../run-state.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

// Apart from checkout.spec.ts, whose routes hold back pictures: Playwright loses what a page sends on leaving where there is
// any route, even one that was taken away again.
for (const site of journeySites) {
  test(`a reload right after the last key loses nothing: ${site}`, async ({ page }) => {
    const { address } = runState()
    const cart = await openCart(page, { address, site })
    const travellers = `${address}${checkoutPath(site, cart.id)}?step=travellers`
    const field = (key: string) => page.getByLabel(textOf(site)(`person.field.${key}`), { exact: true })
    await openLive(page, travellers)
    // As on every page but the first: the worker of the edition has the page, yet none of its requests (decision 384).
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await openLive(page, travellers)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    const handledBy = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => (entry as { workerMatchedSourceType?: string }).workerMatchedSourceType),
    )
    expect(new Set(handledBy)).toEqual(new Set(['network']))

    await field('firstName').fill('Robin')
    await field('city').pressSequentially('Bristol')
    await page.reload()
    await expect(field('city')).toHaveValue('Bristol')
    await expect(field('firstName')).toHaveValue('Robin')
  })
}

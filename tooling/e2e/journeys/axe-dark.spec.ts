import { runState } from '../run-state.ts'
import { expectAccessible } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

// A visitor whose system is dark; the light look has every page type in axe.spec.ts.
test.use({ colorScheme: 'dark' })
const editions = [
  { brand: 'alder', site: 'uk', names: ['home', 'country', 'searchAndBook', 'site', 'booking', 'login'] },
  { brand: 'lakeland', site: 'nl', names: ['login', 'booking', 'info'] },
] as const

for (const { brand, site, names } of editions) {
  test(`pages are dark and accessible: ${brand} ${site}`, async ({ page }) => {
    const edition = editionAt(runState().address, site, brand)
    const pages = await examplePages(edition)
    for (const name of names) {
      expect.soft(await openLive(page, edition.origin + pages[name]), name).toBe(200)
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const channels = ground.match(/\d+/g)?.map(Number) ?? [255]
      expect.soft(Math.max(...channels), `${name}: ${ground}`).toBeLessThan(40)
      await expectAccessible(page, `${name} in the dark`)
    }
    // Paper is white, whatever the screen is.
    await page.emulateMedia({ media: 'print' })
    const scheme = () => getComputedStyle(document.documentElement).colorScheme
    expect(await page.evaluate(scheme)).toBe('light')
    // Who has chosen has chosen.
    await page.emulateMedia({ media: 'screen' })
    expect(await page.evaluate(scheme)).toBe('dark')
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
    expect(await page.evaluate(scheme)).toBe('light')
  })
}

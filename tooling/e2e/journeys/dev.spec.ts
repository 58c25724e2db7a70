import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPath } from '@camping/editions/build-path.ts'
import { markets } from '@camping/editions/markets.ts'
import { freePort } from '../free-port.ts'
import { startDevServer, type RunningServer } from '../server-process.ts'
import { textOf } from '../message-text.ts'
import { isLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

/** What a brand team looks at while it works: an app from source. */
test.describe('an app from source', () => {
  let folder: string
  let server: RunningServer

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dev-'))
    server = await startDevServer('de-ch', {
      port: await freePort(),
      dataFolder: folder,
      sites: 20,
      reviews: 20,
      environment: { SANDBOX_PORT: `${await freePort()}` },
    })
  })

  test.afterAll(async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('shows its pages with mark, styles and scripts', async ({ page }) => {
    // The first page has everything compiled on the way.
    await page.goto(server.address + buildPath('de-ch', 'home'), { timeout: 150_000 })
    await expect.poll(() => isLive(page.locator('main').first()), { timeout: 150_000 }).toBe(true)
    await expect(page.locator('html')).toHaveAttribute('lang', markets['de-ch'].languageTag)
    const mark = page.locator('header img[src*="/_app/de-ch/"]').first()
    expect(
      await mark.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0)
    await page
      .getByRole('button', { name: textOf('de-ch')('shell.destinations') })
      .first()
      .click()
    await expect(page.locator('#destinations')).toBeVisible()
  })
})

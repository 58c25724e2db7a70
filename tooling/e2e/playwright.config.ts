import { readdirSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { answeredConsent } from './answered-consent.ts'
import { journeysOfShard } from './journey-shard.ts'
import { withoutGraphics } from './launched-browser.ts'

const { defaultBrowserType: _, ...phone } = devices['iPhone 13']
const journeys = readdirSync(new URL('journeys', import.meta.url)).filter(
  (name) => name.endsWith('.spec.ts') && name !== 'database.spec.ts',
)
const chosen = journeysOfShard(journeys, process.env['JOURNEY_SHARD']).map((name) => `**/${name}`)

/**
 * What no word and no amount of another edition decides: a booking from the home page is made in de-ch on a phone; payments that go wrong
 * do so in one of their two editions (decision 278).
 */
const walkedElsewhere = [
  /from the home page to a confirmed booking: de-ch$/,
  /(?:declined, given up|a provider that cannot be reached).*: de-ch$/,
  /a double click, two tabs, and too much: uk$/,
]

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './start-server.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 240_000,
  // Chromium lets a request wait 20 s for another one of the same file; whoever waits here waits longer.
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    // Visitors who were asked before, and refused: no bar lies over what a journey touches (consent.spec.ts has none of it).
    storageState: answeredConsent,
    // It takes a tenth of a journey and keeps a copy of axe with every page. `--trace=retain-on-failure` keeps what was done and asked.
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: withoutGraphics,
  },
  projects: [
    {
      name: 'desktop',
      testMatch: chosen,
      grepInvert: walkedElsewhere,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: chosen.filter((name) => name === '**/journey.spec.ts'),
      grep: /\bde-ch$/,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    // Runs when all bookings are made: it stops the server and looks into its database.
    { name: 'database', testMatch: '**/database.spec.ts', dependencies: ['desktop', 'phone'] },
  ],
})

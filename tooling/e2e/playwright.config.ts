import { defineConfig, devices } from '@playwright/test'
import { answeredConsent } from './answered-consent.ts'
import { browserProgram } from './browser-program.ts'

const { executablePath, args, env } = await browserProgram()
const { defaultBrowserType: _, ...phone } = devices['iPhone 13']

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './start-server.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Visitors who were asked before, and refused: no bar lies over what a journey touches (consent.spec.ts has none of it).
    storageState: answeredConsent,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: { executablePath, args, env: { ...(process.env as Record<string, string>), ...env } },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/database.spec.ts', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testMatch: '**/journey.spec.ts',
      grep: /\b(uk|de)$/,
      use: { ...phone, viewport: { width: 390, height: 844 } },
    },
    // Runs when all bookings are made: it stops the server and looks into its database.
    { name: 'database', testMatch: '**/database.spec.ts', dependencies: ['desktop', 'phone'] },
  ],
})

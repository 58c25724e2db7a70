import { browserProgram } from '@camping/e2e/browser-program.ts'
import { textOf } from '@camping/e2e/message-text.ts'
import { fromSomeNetwork } from '@camping/e2e/some-network.ts'
import { chromium, type Browser, type Page } from '@playwright/test'
import { notMeasured, quantile } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { phonePages } from './page-addresses.ts'
import { tryRuns } from './try-runs.ts'

const runs = 5
/** How much slower than this machine the processor of the phone is. */
const slowdown = 4
const goalMs = 100
const t = textOf('uk')
const beginsWith = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

interface Interaction {
  readonly name: string
  readonly on: 'home' | 'results' | 'campsite'
  /** What has to be done first; not measured. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly act: (page: Page) => Promise<unknown>
}

const openCalendar = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: beginsWith(`${t('search.date')}:`) })
    .click()
const openFilters = (page: Page) =>
  page
    .getByRole('button', { name: t('facets.filters'), exact: true })
    .filter({ visible: true })
    .click()
let chosen = 0
/** Each time another accommodation: whoever chooses one holds it for twenty minutes, and few are like it. */
const choose = async (page: Page) => {
  const buttons = page.getByRole('button', { name: beginsWith(`${t('campsite.choose')}:`) })
  const at = chosen++ % (await buttons.count())
  await buttons.nth(at).click()
}
const openExtras = async (page: Page) => {
  await choose(page)
  await page.waitForURL(/\/booking\//)
}

/** P15: what visitors press most, on a phone. */
const interactions: readonly Interaction[] = [
  {
    name: 'open menu',
    on: 'home',
    act: (page) =>
      page
        .getByRole('button', { name: t('shell.menu'), exact: true })
        .first()
        .click(),
  },
  { name: 'open calendar', on: 'home', act: openCalendar },
  {
    name: 'pick a date',
    on: 'home',
    before: async (page) => {
      await openCalendar(page)
      await page.getByRole('dialog').locator('[data-date]').first().waitFor()
    },
    act: (page) => page.getByRole('dialog').locator('[data-date$="-12"]').first().click(),
  },
  {
    name: 'toggle a filter',
    on: 'results',
    before: async (page) => {
      await openFilters(page)
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
    },
    act: (page) => page.getByRole('dialog').getByRole('checkbox').first().click({ force: true }),
  },
  {
    name: 'sort',
    on: 'results',
    // By the keyboard: a browser without a window opens no list to press in.
    before: (page) => page.getByLabel(t('results.sort'), { exact: true }).focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'open the map',
    on: 'results',
    act: (page) =>
      page
        .getByRole('button', { name: t('facets.map'), exact: true })
        .filter({ visible: true })
        .first()
        .click(),
  },
  { name: 'choose', on: 'campsite', act: choose },
  {
    name: 'add an extra',
    on: 'campsite',
    before: openExtras,
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('region', { name: t('extras.title'), exact: true })
        .getByRole('listitem')
        .first()
        .getByRole('button')
        .last()
        .click(),
  },
  {
    name: 'next step',
    on: 'campsite',
    before: openExtras,
    act: (page) => page.getByRole('button', { name: t('checkout.next.travellers') }).click(),
  },
]

/** Records how long the page takes to paint after each interaction, as browsers report it. */
function recordInteractions(): void {
  const durations: number[] = []
  Object.assign(window, { interactionDurations: durations })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) durations.push(entry.duration)
  })
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** One interaction in a page that is alive; milliseconds from the press to the next paint. */
async function measure(browser: Browser, address: string, { before, act }: Interaction): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    // A network opens a few carts an hour.
    extraHTTPHeaders: fromSomeNetwork(),
  })
  context.setDefaultTimeout(10_000)
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForSelector('html[data-alive]')
    await before?.(page)
    // What a page does by itself once it is alive is no answer to a press; an interaction is reported a moment after it.
    await page.waitForTimeout(500)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(recordInteractions)
    await act(page)
    await page.waitForTimeout(1_500)
    const durations = await page.evaluate(
      () => (window as unknown as { interactionDurations: number[] }).interactionDurations,
    )
    // Below 16 ms nothing is reported.
    return Math.max(16, ...durations)
  } finally {
    await context.close()
  }
}

/** P15: the time from a press to the next paint, on a processor four times slower. */
export async function interactionRows(address: string): Promise<Measurement[]> {
  const pages = await phonePages(address)
  const { executablePath, args, env } = await browserProgram()
  const browser = await chromium.launch({
    executablePath,
    args: [...args],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const rows: Measurement[] = []
    for (const interaction of interactions) {
      const where = pages[interaction.on] ?? ''
      const { results, failures } = await tryRuns(runs, () => measure(browser, where, interaction))
      if (results.length === 0) {
        rows.push(notMeasured(`${interaction.name}, press to paint`, failures[0]))
        continue
      }
      const sorted = results.toSorted((a, b) => a - b)
      const p75 = quantile(sorted, 0.75)
      rows.push({
        target: 'P15',
        what: `${interaction.name}, press to paint on a processor ${slowdown} × slower, ${results.length} runs: p75; median`,
        measured: `${Math.round(p75)} ms; ${Math.round(quantile(sorted, 0.5))} ms`,
        goal: `≤ ${goalMs} ms`,
        met: p75 <= goalMs,
        baseline: '',
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

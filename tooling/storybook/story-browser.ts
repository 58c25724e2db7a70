import { browserProgram } from '@camping/e2e/browser-program.ts'
import { layoutFaults, scrolledFaults } from '@camping/e2e/layout-faults.ts'
import { chromium, errors, type Browser, type Page } from '@playwright/test'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { fixDate } from './fix-date.ts'
import {
  checksOf,
  isByLaw,
  isPictured,
  type ListedStory,
  type Variant,
  type StoryVariant,
} from './story-variants.ts'

/** The result of rendering a story in one variant. */
export interface Seen extends StoryVariant {
  /** Errors of the console, of the play function and of accessibility; empty for a valid story. */
  readonly problems: readonly string[]
  /** PNG of the page from its top; none for variants that have no picture. */
  readonly picture?: Buffer
}

/** A result with a picture. */
export type Pictured = Seen & { readonly picture: Buffer }

interface Finished {
  readonly storyId: string
  readonly problems: readonly string[]
}

/** The events of Storybook's frame that are used here. */
interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: string, payload: unknown): void
    on(event: string, listener: (payload: never) => void): void
  }
  finished?: Finished
}

/** Maximum height of a picture in px: the parts of long pages have their own stories. */
const highest = 900
const timeLimit = 60_000
const pageTries = 3

/** Starts the journeys' browser, configured so that a story looks the same on every machine. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await browserProgram()
  const steady = [
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--hide-scrollbars',
    // Software rendering of the graphics processor took half of the time, and its pixels depend on the machine's.
    '--disable-gpu-compositing',
  ]
  const options = {
    executablePath,
    args: [...args, ...steady],
    env: { ...(process.env as Record<string, string>), ...env },
  }
  // Chromium has crashed at its start (SIGSEGV, seen once): that is no fault of a story.
  return chromium.launch(options).catch(() => chromium.launch(options))
}

/** Opens stories one after the other in a page that stays open, as a person does who clicks through the list. */
export class StoryPage {
  readonly #browser: Browser
  readonly #folder: string
  #page: Page | undefined
  #variant = ''
  #errors: string[] = []

  constructor(browser: Browser, folder: string) {
    this.#browser = browser
    this.#folder = folder
  }

  /** A page that does not answer in time is opened anew, a few times: a slow machine is no fault of a story. */
  async see(one: StoryVariant): Promise<Seen> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#see(one)
      } catch (error) {
        await this.close()
        if (tries === pageTries)
          return { ...one, problems: [`not seen after ${tries} tries: ${String(error)}`] }
        if (!(error instanceof errors.TimeoutError)) throw error
      }
    }
  }

  async #see({ story, variant }: StoryVariant): Promise<Seen> {
    const page = await this.#open(story, variant)
    const { problems } = await finished(page, story)
    const picture = isPictured(variant) ? await takePicture(page) : undefined
    const faults = isByLaw(variant) ? await faultsOf(page) : []
    const all = [...problems, ...this.#errors, ...faults.map((fault) => `layout: ${fault}`)]
    // An error of one story must not affect the next.
    if (all.length > 0) await this.close()
    return { story, variant, problems: all, ...(picture && { picture }) }
  }

  /** Takes the picture again a moment later, in case the first was too early. */
  async retake(seen: Pictured): Promise<Pictured> {
    if (!this.#page) return seen
    await this.#page.waitForTimeout(800)
    try {
      return { ...seen, picture: await takePicture(this.#page) }
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      return seen
    }
  }

  async close(): Promise<void> {
    await this.#page?.context().close()
    this.#page = undefined
  }

  async #open(story: string, variant: Variant): Promise<Page> {
    this.#errors = []
    const variantKey = JSON.stringify(variant)
    if (this.#page && this.#variant === variantKey) {
      // A pointer left where the story before had used it would hover what this one shows.
      await this.#page.mouse.move(-10, -10)
      await this.#page.evaluate(changeStory, story)
      return this.#page
    }
    await this.close()
    this.#variant = variantKey
    const context = await this.#browser.newContext({
      viewport: { width: variant.width, height: variant.width === 360 ? 640 : 800 },
      reducedMotion: 'reduce',
      colorScheme: variant.mode,
      locale: 'en-GB',
      timezoneId: 'UTC',
    })
    await context.addInitScript(fixDate, Date.UTC(2026, 10, 21, 10))
    await context.addInitScript(hearStories)
    context.setDefaultTimeout(timeLimit)
    const page = await context.newPage()
    page.on('console', (message) => {
      const text = message.text()
      // `requestfailed` names the file.
      if (message.type() === 'error' && !text.startsWith('Failed to load resource'))
        this.#errors.push(`console: ${text}`)
    })
    page.on('requestfailed', (request) => this.#errors.push(`not loaded: ${request.url().slice(0, 200)}`))
    page.on('pageerror', (error) => this.#errors.push(`thrown: ${error.stack ?? error.message}`))
    const address = pathToFileURL(join(this.#folder, 'iframe.html'))
    address.search = new URLSearchParams({
      id: story,
      viewMode: 'story',
      globals: `brand:${variant.brand};mode:${variant.mode};edition:${variant.edition};checks:${checksOf(variant)}`,
    }).toString()
    await page.goto(address.href)
    this.#page = page
    return page
  }
}

/**
 * Opens the Storybook from disk, as a double click does: its list and, in its frame, a story. Throws when one is
 * missing after as many tries as a story has: a slow machine is no fault of it either.
 */
export async function openFrame(browser: Browser, folder: string, story: ListedStory): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    try {
      return await showFrame(page, folder, story)
    } catch (error) {
      if (tries === pageTries || !(error instanceof errors.TimeoutError)) throw error
    } finally {
      await page.close()
    }
  }
}

async function showFrame(page: Page, folder: string, { id, name }: ListedStory): Promise<void> {
  const address = pathToFileURL(join(folder, 'index.html'))
  address.search = new URLSearchParams({ path: `/story/${id}` }).toString()
  await page.goto(address.href)
  await page.locator(`#${id}`).filter({ hasText: name }).waitFor({ timeout: timeLimit })
  const shown = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *')
  await shown.first().waitFor({ state: 'attached', timeout: timeLimit })
}

/** What breaks a law of the layout, at the page's top and scrolled. Leaves the page at its top, in case its picture is taken again. */
async function faultsOf(page: Page): Promise<string[]> {
  const faults = [...(await layoutFaults(page)), ...(await scrolledFaults(page, 700))]
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return faults
}

async function finished(page: Page, story: string): Promise<Finished> {
  const handle = await page.waitForFunction(
    (id) => {
      const { finished } = window as unknown as StoryWindow
      return finished?.storyId === id ? finished : undefined
    },
    story,
    { timeout: timeLimit, polling: 25 },
  )
  return (await handle.jsonValue()) as Finished
}

async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: window.innerWidth,
    height: Math.max(document.documentElement.scrollHeight, window.innerHeight),
  }))
  // What the pointer was last over stays hovered until it moves where nothing can be hovered.
  const noPointer = await page.addStyleTag({ content: 'html, html * { pointer-events: none !important }' })
  await page.mouse.move(0, 0)
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, highest) },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  })
  await noPointer.evaluate((style) => (style as HTMLStyleElement).remove())
  return picture
}

/** Runs in the page. */
function changeStory(storyId: string): void {
  const frame = window as unknown as StoryWindow
  delete frame.finished
  window.scrollTo(0, 0)
  frame.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Runs in the page before anything else: records the outcome of the story. */
function hearStories(): void {
  interface Report {
    type: string
    status: string
    result?: { violations?: { id: string; help: string; nodes: { target: unknown[] }[] }[]; error?: unknown }
  }
  const frame = window as unknown as StoryWindow
  const problems: string[] = []
  const hear = (channel: StoryWindow['__STORYBOOK_ADDONS_CHANNEL__']) => {
    const describe =
      (what: string) => (error: { message?: string; title?: string; description?: string }) => {
        problems.push(`${what}: ${error.message ?? `${error.title} ${error.description}`}`)
      }
    channel.on('storyThrewException', describe('threw'))
    channel.on('storyErrored', describe('errored'))
    channel.on('playFunctionThrewException', describe('play'))
    channel.on('storyMissing', (storyId: string) => {
      frame.finished = { storyId, problems: ['is not there'] }
    })
    channel.on('storyFinished', (payload: { storyId: string; status: string; reporters?: Report[] }) => {
      for (const { type, status, result } of payload.reporters ?? []) {
        if (status === 'passed') continue
        for (const { id, help, nodes } of result?.violations ?? [])
          problems.push(`${type} ${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
        if (!result?.violations?.length) problems.push(`${type}: ${JSON.stringify(result?.error ?? status)}`)
      }
      if (payload.status !== 'success' && problems.length === 0) problems.push('ended with an error')
      frame.finished = { storyId: payload.storyId, problems: problems.splice(0) }
    })
  }
  let channel: StoryWindow['__STORYBOOK_ADDONS_CHANNEL__']
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: typeof channel) => {
      channel = value
      hear(value)
    },
  })
}

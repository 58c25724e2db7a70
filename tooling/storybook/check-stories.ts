import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { buildStorybook, storybookFolder } from './build-storybook.ts'
import { KeptPictures, pictureId, type ChangedPicture } from './kept-pictures.ts'
import { reviewPage } from './review-page.ts'
import { openBrowser, openFrame, StoryPage, type Seen } from './story-browser.ts'
import { listStories, storyLooks, usualLook, type Look, type StoryLook } from './story-looks.ts'

const here = import.meta.dirname
const found = join(here, '../../node_modules/.cache/camping/stories')
const pictures = new KeptPictures({ accepted: join(here, 'pictures'), found: join(found, 'pictures') })
const lastRun = join(found, 'changed.json')
const review = join(found, 'index.html')
/** Another browser draws letters otherwise: which one the pictures were made with. */
const madeWith = join(here, 'pictures/browser.txt')

const say = (line: string) => void process.stdout.write(`${line}\n`)
const parameters = process.argv.slice(2)
if (parameters[0] === '--accept') accept(parameters.slice(1))
else await check()

function accept(ids: readonly string[]): void {
  const { changed, browser } = JSON.parse(readFileSync(lastRun, 'utf8')) as {
    changed: ChangedPicture[]
    browser: string
  }
  const unknown = ids.find((id) => !changed.some((one) => one.id === id))
  if (unknown) throw new Error(`The last run has found no change of ${unknown}.`)
  const accepted = ids.length > 0 ? changed.filter(({ id }) => ids.includes(id)) : changed
  for (const one of accepted) pictures.accept(one)
  writeFileSync(madeWith, `${browser}\n`)
  const left = changed.filter((one) => !accepted.includes(one))
  writeFileSync(lastRun, JSON.stringify({ changed: left, browser }))
  say(`${accepted.length} accepted, ${left.length} left.`)
}

async function check(): Promise<void> {
  const report = parameters.find((one) => one.startsWith('--report='))?.slice('--report='.length)
  await buildStorybook()
  const stories = listStories(storybookFolder)
  const only = parameters.find((one) => one.startsWith('--only='))?.slice('--only='.length)
  const all = storyLooks(stories, await otherBrands())
  const looks = all.filter((one) => (only ?? '').split(',').some((word) => pictureId(one).includes(word)))
  pictures.begin()
  const browser = await openBrowser()
  const [first] = stories
  if (!first) throw new Error('There are no stories.')
  await openFrame(browser, storybookFolder, first)
  const comparable = isComparable(browser.version())
  const failed: Seen[] = []
  const changed: ChangedPicture[] = []
  await lookAtAll(browser, looks, async (seen, page) => {
    if (seen.problems.length > 0) {
      failed.push(seen)
      say(`✗ ${pictureId(seen)}\n    ${seen.problems.join('\n    ')}`)
    }
    const change = comparable ? await changeOf(seen, page) : undefined
    if (!change) return
    changed.push(change)
    say(`≠ ${change.id}: ${change.kind}${change.different ? `, ${change.different} pixels` : ''}`)
  })
  const version = browser.version()
  await browser.close()
  if (comparable) changed.push(...pictures.gone(new Set(all.map(pictureId))))
  changed.sort((one, other) => one.id.localeCompare(other.id))
  mkdirSync(dirname(lastRun), { recursive: true })
  writeFileSync(lastRun, JSON.stringify({ changed, browser: version }))
  writeFileSync(review, reviewPage(changed, { pictures, folder: found }))
  const wrong = new Set([...failed.map(pictureId), ...changed.map(({ id }) => id)]).size
  say(
    `${looks.length} looks at stories, ${failed.length} with problems, ${changed.length} pictures to review`,
  )
  if (!comparable)
    say(`Pictures were not compared: they were made with Chromium ${pictureBrowser()}, this is ${version}.`)
  if (changed.length > 0)
    say(`Review: ${pathToFileURL(review).href}\nAccept: npm run stories -- --accept [id…]`)
  if (report) {
    const skipped = comparable ? 0 : looks.length
    writeFileSync(
      report,
      JSON.stringify({ passed: Math.max(0, looks.length - wrong), failed: wrong, skipped }),
    )
  }
  if (wrong > 0) process.exitCode = 1
}

/** How a picture differs from the accepted one, when it still does after a while: a busy machine is no change. */
async function changeOf(seen: Seen, page: StoryPage): Promise<ChangedPicture | undefined> {
  let change = await pictures.check(pictureId(seen), seen.picture)
  for (let tries = 0; change && tries < 6; tries += 1) {
    const later = await page.later(seen)
    change = await pictures.check(pictureId(later), later.picture)
  }
  return change
}

/** Two pages at a time. */
async function lookAtAll(
  browser: Browser,
  looks: readonly StoryLook[],
  tell: (seen: Seen, page: StoryPage) => Promise<void>,
) {
  let next = 0
  await Promise.all(
    [1, 2].map(async () => {
      const page = new StoryPage(browser, storybookFolder)
      for (let one = looks[next++]; one; one = looks[next++]) await tell(await page.see(one), page)
      await page.close()
    }),
  )
}

/** Every app folder with a theme of its own, in the first of its editions. */
async function otherBrands(): Promise<Pick<Look, 'brand' | 'edition'>[]> {
  const apps = join(here, '../../apps')
  const brands: Pick<Look, 'brand' | 'edition'>[] = []
  for (const brand of readdirSync(apps).sort()) {
    const [theme, config] = await Promise.all([
      defaultOf<object>(join(apps, brand, 'theme.ts')),
      defaultOf<{ sites: readonly string[] }>(join(apps, brand, 'app.config.ts')),
    ])
    if (Object.keys(theme).length > 0) brands.push({ brand, edition: config.sites[0] ?? usualLook.edition })
  }
  return brands
}

async function defaultOf<Value>(file: string): Promise<Value> {
  return ((await import(pathToFileURL(file).href)) as { default: Value }).default
}

function pictureBrowser(): string {
  try {
    return readFileSync(madeWith, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Pictures are compared with those of the same browser; the first ones are taken with whatever there is. */
function isComparable(version: string): boolean {
  return pictureBrowser() === '' || pictureBrowser() === version
}

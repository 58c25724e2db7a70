import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { buildStorybook, storybookFolder } from './build-storybook.ts'
import { KeptPictures, pictureId, type ChangedPicture } from './kept-pictures.ts'
import { reviewPage } from './review-page.ts'
import { openBrowser, openFrame, StoryPage, type Seen } from './story-browser.ts'
import { listStories, lookName, storyLooks, usualLook, type Look, type StoryLook } from './story-looks.ts'

const here = import.meta.dirname
const found = join(here, '../../node_modules/.cache/camping/stories')
const pictures = new KeptPictures({ accepted: join(here, 'pictures'), found: join(found, 'pictures') })
const lastRun = join(found, 'changed.json')
const review = join(found, 'index.html')
/** Another browser draws letters otherwise: which one the pictures were made with. */
const madeWith = join(here, 'pictures/browser.txt')

/** How often a picture is taken again: where there is none to be like, once is late enough. */
const triesOf = { changed: 6, new: 1, first: 0, gone: 0 }
/** A page that has looked the same so often in a row stays as it is. */
const stillFor = 2

const say = (line: string) => void process.stdout.write(`${line}\n`)
const parameters = process.argv.slice(2)
/** The value of `--name=value`. */
const given = (name: string) => parameters.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
if (parameters[0] === '--accept') accept(parameters.slice(1))
else await check()

function accept(ids: readonly string[]): void {
  const { changed, browser } = JSON.parse(readFileSync(lastRun, 'utf8')) as {
    changed: ChangedPicture[]
    browser: string
  }
  // A picture, or all of a folder: `fjord-light-360`, `alder-light-360/pages-checkout`.
  const isNamed = (id: string, name: string) => id === name || id.startsWith(`${name}/`)
  const unknown = ids.find((name) => !changed.some(({ id }) => isNamed(id, name)))
  if (unknown) throw new Error(`The last run has found no change of ${unknown}.`)
  const accepted =
    ids.length > 0 ? changed.filter(({ id }) => ids.some((name) => isNamed(id, name))) : changed
  for (const one of accepted) pictures.accept(one)
  writeFileSync(madeWith, `${browser}\n`)
  const left = changed.filter((one) => !accepted.includes(one))
  writeFileSync(lastRun, JSON.stringify({ changed: left, browser }))
  say(`${accepted.length} accepted, ${left.length} left.`)
}

async function check(): Promise<void> {
  const report = given('report')
  await buildStorybook()
  const stories = listStories(storybookFolder)
  const words = (given('only') ?? '').split(',')
  const brands = given('brands')?.split(',')
  const all = storyLooks(stories, await otherBrands())
  const looks = all.filter(
    (one) =>
      words.some((word) => pictureId(one).includes(word)) && (brands?.includes(one.look.brand) ?? true),
  )
  const unseen = brands?.find((brand) => !looks.some(({ look }) => look.brand === brand))
  if (unseen) throw new Error(`There is no look at a story in the brand ${unseen}.`)
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
    if (change.kind === 'first') return
    say(`≠ ${change.id}: ${change.kind}${change.different ? `, ${change.different} pixels` : ''}`)
  })
  const version = browser.version()
  await browser.close()
  if (comparable && !brands) changed.push(...pictures.gone(new Set(all.map(pictureId))))
  changed.sort((one, other) => one.id.localeCompare(other.id))
  mkdirSync(dirname(lastRun), { recursive: true })
  writeFileSync(lastRun, JSON.stringify({ changed, browser: version }))
  writeFileSync(review, reviewPage(changed, { pictures, folder: found }))
  const toReview = changed.filter(({ kind }) => kind !== 'first')
  const wrong = new Set([...failed.map(pictureId), ...toReview.map(({ id }) => id)]).size
  say(
    `${looks.length} looks at stories, ${failed.length} with problems, ${toReview.length} pictures to review`,
  )
  if (!comparable)
    say(`Pictures were not compared: they were made with Chromium ${pictureBrowser()}, this is ${version}.`)
  tellFirsts(changed, looks)
  if (changed.length > 0)
    say(`Review: ${pathToFileURL(review).href}\nAccept: npm run stories -- --accept [id…]`)
  if (report) {
    const skipped = comparable ? changed.length - toReview.length : looks.length
    const passed = Math.max(0, looks.length - wrong - (comparable ? skipped : 0))
    writeFileSync(report, JSON.stringify({ passed, failed: wrong, skipped }))
  }
  if (wrong > 0) process.exitCode = 1
}

/** A brand that came lately has no pictures to compare with: that is said, and is no failure. */
function tellFirsts(changed: readonly ChangedPicture[], looks: readonly StoryLook[]): void {
  const firsts = changed.filter(({ kind }) => kind === 'first').map(({ id }) => id)
  for (const folder of new Set(looks.map(({ look }) => lookName(look)))) {
    const count = firsts.filter((id) => id.startsWith(`${folder}/`)).length
    if (count > 0)
      say(
        `${folder}: ${count} pictures of a brand that has none yet, compared with nothing.` +
          `\nAccept them: npm run stories -- --accept ${folder}`,
      )
  }
}

/** How a picture differs from the accepted one, when it still does after a while: a busy machine is no change. */
async function changeOf(seen: Seen, page: StoryPage): Promise<ChangedPicture | undefined> {
  let change = await pictures.check(seen)
  let [last, alike] = [seen.picture, 0]
  for (let tries = 0; change && tries < triesOf[change.kind] && alike < stillFor; tries += 1) {
    const later = await page.later(seen)
    change = await pictures.check(later)
    alike = later.picture.equals(last) ? alike + 1 : 0
    last = later.picture
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

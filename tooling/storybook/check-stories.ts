import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import { buildStorybook, storybookFolder } from './src/build-storybook.ts'
import { AcceptedPictures, pictureId, type ChangedPicture } from './accepted-pictures.ts'
import { browserFault, pictureBrowser, pictureBrowserFile, withoutPictures } from './picture-browser.ts'
import { changedSince, groupByCause } from './picture-causes.ts'
import { isToReview, reviewPage } from './review-page.ts'
import { storyAddress } from './story-address.ts'
import { readStoryInputs } from './src/story-inputs.ts'
import { openBrowser, openFrame, StoryPage, type Pictured, type Seen } from './story-browser.ts'
import {
  listStories,
  type ListedStory,
  variantName,
  VariantQueue,
  storyVariants,
  usualVariant,
  type Variant,
  type StoryVariant,
} from './story-variants.ts'
import { digestOf, VerifiedStories } from './verified-stories.ts'

const here = import.meta.dirname
const found = join(here, '../../node_modules/.cache/camping/stories')
const pictures = new AcceptedPictures({ accepted: join(here, 'pictures'), found: join(found, 'pictures') })
const lastRun = join(found, 'changed.json')
const review = join(found, 'index.html')

/** Number of retries: without an accepted picture one retry is enough. */
const triesOf = { changed: 6, new: 1, first: 0, gone: 0 }
/** A page counts as still after this many equal pictures. */
const stillFor = 2
/** Number of parallel pages: most of the time a page waits for its story to be still, while others render. */
const pagesOpen = 4

/** What passed with which inputs, so that it need not be opened again. */
const verifiedStates = join(here, 'pictures/verified.json')
const verified = new VerifiedStories(verifiedStates)

const print = (line: string) => void process.stdout.write(`${line}\n`)
const parameters = process.argv.slice(2)
/** `npm test -- --fresh` opens everything. */
const isFresh = process.env['TURBO_FORCE'] === 'true' || parameters.includes('--fresh')
const comparable = !parameters.includes(withoutPictures)
/** The value of `--name=value`. */
const given = (name: string) => parameters.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
if (parameters[0] === '--accept') accept(parameters.slice(1))
else await check()

function accept(ids: readonly string[]): void {
  if (!existsSync(lastRun)) throw new Error('There is nothing to accept: the last run compared no pictures.')
  const { changed, browser, opened, causes } = JSON.parse(readFileSync(lastRun, 'utf8')) as {
    changed: ChangedPicture[]
    browser: string
    opened: OpenedFile[]
    causes: Record<string, string>
  }
  // One picture, all of a folder (`fjord-light-360`, `alder-light-360/pages-checkout`), or all of a cause (`cause-1`).
  const isNamed = (id: string, name: string) =>
    id === name || id.startsWith(`${name}/`) || causes[id] === name
  const unknown = ids.find((name) => !changed.some(({ id }) => isNamed(id, name)))
  if (unknown) throw new Error(`The last run has found no change of ${unknown}.`)
  const accepted =
    ids.length > 0 ? changed.filter(({ id }) => ids.some((name) => isNamed(id, name))) : changed
  for (const one of accepted) pictures.accept(one)
  writeFileSync(pictureBrowserFile, `${browser}\n`)
  const left = changed.filter((one) => !accepted.includes(one))
  writeFileSync(lastRun, JSON.stringify({ changed: left, browser, opened, causes }))
  noteVerified(opened, left)
  print(`${accepted.length} accepted, ${left.length} left.`)
}

/** Files of stories that a run opened whole, with nothing wrong but pictures. */
interface OpenedFile {
  readonly file: string
  readonly inputs: string
  readonly ids: readonly string[]
}

/** Files without a picture left to review are not opened again before something that they depend on changes. */
function noteVerified(opened: readonly OpenedFile[], left: readonly ChangedPicture[]): void {
  const waiting = new Set(left.map(({ id }) => id))
  const good = opened.filter(({ ids }) => !ids.some((id) => waiting.has(id)))
  verified.note(good.map(({ file, inputs, ids }) => [file, stateOf(inputs, ids)] as const))
}

/** The inputs of a file of stories and its accepted pictures. */
function stateOf(inputs: string, ids: readonly string[]): string {
  return digestOf([inputs, ...pictures.acceptedFiles(ids)])
}

async function check(): Promise<void> {
  const report = given('report')
  const started = Date.now()
  const browser = await openBrowser()
  const version = browser.version()
  const fault = comparable ? faultOf(version) : undefined
  if (fault) {
    await browser.close()
    print(fault)
    if (report) writeReport(report, { passed: 0, failed: 1, skipped: 0, started })
    process.exitCode = 1
    return
  }
  await buildStorybook()
  const stories = listStories(storybookFolder)
  const words = (given('only') ?? '').split(',')
  const brands = given('brands')?.split(',')
  const all = storyVariants(stories, await otherBrands())
  const variants = all.filter(
    (one) =>
      words.some((word) => pictureId(one).includes(word)) && (brands?.includes(one.variant.brand) ?? true),
  )
  const unseen = brands?.find((brand) => !variants.some(({ variant }) => variant.brand === brand))
  if (unseen) throw new Error(`There is no variant of a story in the brand ${unseen}.`)
  const files = filesOf(stories, all)
  pictures.begin()
  const [first] = stories
  if (!first) throw new Error('There are no stories.')
  await openFrame(browser, storybookFolder, first)
  const isKnown = (file: string) => {
    const { inputs, ids } = files.get(file) as OpenedFile
    return comparable && !isFresh && verified.has(file, stateOf(inputs, ids))
  }
  const fileOf = new Map([...files.values()].flatMap(({ file, ids }) => ids.map((id) => [id, file] as const)))
  const known = new Set([...files.keys()].filter(isKnown))
  const toOpen = variants.filter((one) => !known.has(fileOf.get(pictureId(one)) as string))
  const failed: Seen[] = []
  const changed: ChangedPicture[] = []
  await inspectAll(browser, toOpen, async (seen, page) => {
    if (seen.problems.length > 0) {
      failed.push(seen)
      print(`✗ ${pictureId(seen)}\n    ${seen.problems.join('\n    ')}`)
    }
    const change = comparable ? await changeOf(seen, page) : undefined
    if (!change) return
    changed.push(change)
    if (change.kind === 'first') return
    print(`≠ ${change.id}: ${change.kind}${change.different ? `, ${change.different} pixels` : ''}`)
  })
  await browser.close()
  if (comparable && !brands) changed.push(...pictures.gone(new Set(all.map(pictureId))))
  changed.sort((one, other) => one.id.localeCompare(other.id))
  mkdirSync(dirname(lastRun), { recursive: true })
  const ids = new Set(toOpen.map(pictureId))
  const wrongFiles = new Set(failed.map((seen) => fileOf.get(pictureId(seen))))
  const opened = [...files.values()]
    .filter((one) => one.ids.every((id) => ids.has(id)) && !wrongFiles.has(one.file))
    .map(({ file, inputs, ids: itsIds }): OpenedFile => ({ file, inputs, ids: itsIds }))
  const reachedBy = (id: string) => files.get(fileOf.get(id) ?? '')?.reached ?? []
  const toReview = changed.filter(isToReview)
  const groups = groupByCause(toReview, reachedBy, toReview.length > 0 ? changedSince(verifiedStates) : [])
  const causes = Object.fromEntries(
    groups.flatMap((group) => group.changed.map(({ id }) => [id, group.name])),
  )
  if (comparable) writeFileSync(lastRun, JSON.stringify({ changed, browser: version, opened, causes }))
  else rmSync(lastRun, { force: true })
  // The gate changes no file of the checkout.
  if (comparable && !report) noteVerified(opened, changed)
  const variantOf = new Map(all.map((one) => [pictureId(one), one]))
  const page = reviewPage(groups, {
    firsts: changed.filter((one) => !isToReview(one)),
    files: (id) => pictures.files(id),
    address: (id) => storyAddress(variantOf.get(id), storybookFolder),
    folder: found,
  })
  writeFileSync(review, page)
  const wrong = new Set([...failed.map(pictureId), ...toReview.map(({ id }) => id)]).size
  print(
    `${variants.length} variants of stories, ${variants.length - toOpen.length} as they were accepted, ${failed.length} with problems, ${toReview.length} pictures to review`,
  )
  if (!comparable) print(`Pictures were not compared, because of ${withoutPictures}.`)
  reportFirsts(changed, variants)
  if (changed.length > 0)
    print(`Review: ${pathToFileURL(review).href}\nAccept: npm run stories -- --accept [id…]`)
  if (report) {
    // Each variant counts once. A variant without an accepted picture has not passed.
    const skipped = comparable ? changed.length - toReview.length : variants.length - wrong
    const passed = Math.max(0, variants.length - wrong - skipped)
    const remark = known.size > 0 ? `${variants.length - toOpen.length} known by their inputs` : ''
    writeReport(report, { passed, failed: wrong, skipped, started, remark })
  }
  if (wrong > 0) process.exitCode = 1
}

/** Why pictures cannot be compared in a browser of this version. */
function faultOf(opened: string): string | undefined {
  return browserFault({ needed: pictureBrowser(), opened, requested: process.env['CHROME_PATH'] })
}

/** The counts of a step of the gate (tooling/run/test-steps.mjs). */
interface StoryReport {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly started: number
  readonly remark?: string
}

function writeReport(path: string, counts: StoryReport): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(counts))
}

/** Every file of stories with its inputs and all of its variants. */
function filesOf(stories: readonly ListedStory[], all: readonly StoryVariant[]) {
  const inputs = readStoryInputs(storybookFolder)
  const fileOfStory = new Map(stories.map(({ id, importPath }) => [id, storyFile(importPath)]))
  const files = new Map<string, OpenedFile & { readonly reached: readonly string[] }>()
  for (const one of all) {
    const file = fileOfStory.get(one.story) as string
    const known = inputs[file]
    if (known === undefined) throw new Error(`The build of Storybook names no inputs of ${file}.`)
    const ids = [...(files.get(file)?.ids ?? []), pictureId(one)]
    files.set(file, { file, inputs: known.hash, reached: known.files, ids })
  }
  return files
}

/** Path from the repository's root; Storybook's is from its own folder. */
function storyFile(importPath: string): string {
  return relative(join(here, '../..'), join(here, importPath)).replaceAll('\\', '/')
}

/** Reports brands without any accepted picture; this is not a failure. */
function reportFirsts(changed: readonly ChangedPicture[], variants: readonly StoryVariant[]): void {
  const firsts = changed.filter(({ kind }) => kind === 'first').map(({ id }) => id)
  for (const folder of new Set(variants.map(({ variant }) => variantName(variant)))) {
    const count = firsts.filter((id) => id.startsWith(`${folder}/`)).length
    if (count > 0)
      print(
        `${folder}: ${count} pictures of a brand that has none yet, compared with nothing.` +
          `\nAccept them: npm run stories -- --accept ${folder}`,
      )
  }
}

/** The difference to the accepted picture, if it persists after retries: a slow machine is not a change. */
async function changeOf(seen: Seen, page: StoryPage): Promise<ChangedPicture | undefined> {
  if (!hasPicture(seen)) return undefined
  let change = await pictures.check(seen)
  let [last, alike] = [seen.picture, 0]
  for (let tries = 0; change && tries < triesOf[change.kind] && alike < stillFor; tries += 1) {
    const retaken = await page.retake(seen)
    change = await pictures.check(retaken)
    alike = retaken.picture.equals(last) ? alike + 1 : 0
    last = retaken.picture
  }
  return change
}

function hasPicture(seen: Seen): seen is Pictured {
  return seen.picture !== undefined
}

async function inspectAll(
  browser: Browser,
  variants: readonly StoryVariant[],
  report: (seen: Seen, page: StoryPage) => Promise<void>,
) {
  const queue = new VariantQueue(variants)
  await Promise.all(
    Array.from({ length: pagesOpen }, async () => {
      const page = new StoryPage(browser, storybookFolder)
      let name: string | undefined
      for (let one = queue.next(name); one; one = queue.next(name)) {
        name = variantName(one.variant)
        await report(await page.see(one), page)
      }
      await page.close()
    }),
  )
}

/** Every app folder with its own theme, in the first of its editions. */
async function otherBrands(): Promise<Pick<Variant, 'brand' | 'edition'>[]> {
  const apps = join(here, '../../apps')
  const brands: Pick<Variant, 'brand' | 'edition'>[] = []
  for (const brand of readdirSync(apps).sort()) {
    const [theme, config] = await Promise.all([
      defaultOf<object>(join(apps, brand, 'theme.ts')),
      defaultOf<{ sites: readonly string[] }>(join(apps, brand, 'app.config.ts')),
    ])
    if (Object.keys(theme).length > 0)
      brands.push({ brand, edition: config.sites[0] ?? usualVariant.edition })
  }
  return brands
}

async function defaultOf<Value>(file: string): Promise<Value> {
  return ((await import(pathToFileURL(file).href)) as { default: Value }).default
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import type { BrandApp, Brands, Finding, PublicFile } from './brand-app.ts'
import { drawnLogo } from './drawn-logo.ts'
import { readFonts } from './fonts/read-fonts.ts'
import { promisedKind } from './picture-fault.ts'
import { checkout, messagesFolder, moduleEnding } from './places.ts'
import { readPictures } from './read-pictures.ts'
import { unreadable } from './unreadable-file.ts'

/** Folder names of all apps, in a stable order. */
export function appFolders(root = checkout): string[] {
  if (!existsSync(join(root, 'apps'))) return []
  return readdirSync(join(root, 'apps'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'apps', entry.name, 'app.config.ts')))
    .map((entry) => entry.name)
    .sort()
}

/** The readable brands, and findings for unreadable files. */
export interface ReadBrands {
  readonly brands: Brands
  readonly findings: readonly Finding[]
}

/** Reads all app folders and the message tables. An unreadable file becomes a finding, and its app is skipped. */
export async function readBrands(root = checkout): Promise<ReadBrands> {
  const findings: Finding[] = []
  const apps: BrandApp[] = []
  for (const folder of appFolders(root)) {
    const app = await readApp(root, folder, findings)
    if (app) apps.push(app)
  }
  return { brands: { apps, tables: await readTables() }, findings }
}

async function readApp(root: string, folder: string, findings: Finding[]): Promise<BrandApp | undefined> {
  const known = findings.length
  const read = async <Value>(name: string, how: (path: string) => Value | Promise<Value>) => {
    const file = `apps/${folder}/${name}`
    try {
      return await how(join(root, file))
    } catch (error) {
      findings.push({ file, ...unreadable(error as NodeJS.ErrnoException, file) })
      return undefined
    }
  }
  const config = await read('app.config.ts', (path) => defaultOf<AppConfig>(path))
  const theme = await read('theme.ts', (path) => defaultOf<ThemeOverrides>(path))
  const manifest = await read('package.json', (path) => jsonOf<{ name?: string }>(path))
  const words = new Map<string, Record<string, string>>()
  for (const name of namesIn(join(root, 'apps', folder, 'messages'))) {
    const content = await read(`messages/${name}`, (path) => jsonOf<Record<string, string>>(path))
    if (!content) continue
    words.set(name, content)
    findings.push(...repeatedKeys(root, `apps/${folder}/messages/${name}`))
  }
  const textsIn = async (part: 'legal' | 'pages') => {
    const texts = new Map<string, string>()
    for (const name of namesIn(join(root, 'apps', folder, part))) {
      const content = await read(`${part}/${name}`, (path) => readFileSync(path, 'utf8'))
      if (content !== undefined) texts.set(name, content)
    }
    return texts
  }
  const legalTexts = await textsIn('legal')
  const pageTexts = await textsIn('pages')
  const slots = existsSync(join(root, 'apps', folder, 'slots.ts'))
    ? await read('slots.ts', (path) => defaultOf<Record<string, unknown>>(path))
    : {}
  const files = publicFiles(join(root, 'apps', folder, 'public'))
  if (!config || !theme || !manifest || !slots || findings.length > known) return undefined
  return {
    folder,
    config,
    theme,
    fonts: await readFonts(join(root, 'apps', folder), theme),
    words,
    legalTexts,
    pageTexts,
    slots,
    missingImports: missingImports(join(root, 'apps', folder)),
    files,
    drawn: await drawnLogo(config.logo, files),
    entries: namesIn(join(root, 'apps', folder)),
    pictures: await readPictures(join(root, 'apps', folder, 'pictures')),
    packageName: manifest.name ?? '',
  }
}

/** When each file was last changed as it was first read. */
const firstRead = new Map<string, number>()

/** Node keeps a module for as long as it runs, even one that failed; a file that has changed since is another module. */
function currentHref(path: string): string {
  const { href } = pathToFileURL(path)
  const changed = statSync(path).mtimeMs
  const first = firstRead.get(path) ?? changed
  firstRead.set(path, first)
  return changed === first ? href : `${href}?changed=${changed}`
}

async function defaultOf<Value>(path: string): Promise<Value> {
  const module = (await import(currentHref(path))) as { default?: Value }
  if (typeof module.default !== 'object' || Array.isArray(module.default))
    throw new Error('it has no `export default { … }`')
  return module.default
}

/** Keys that a file has twice: the language takes the last of them without a word. */
function repeatedKeys(root: string, file: string): Finding[] {
  const keys = [...readFileSync(join(root, file), 'utf8').matchAll(/"([\w.-]+)"\s*:/g)].map(
    ([, key = '']) => key,
  )
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) < index))
  return [...repeated].map((key) => ({
    file,
    key,
    sentence: 'is written twice, and only the last one counts. Remove one of them.',
  }))
}

/** Files that slots.ts fetches and that are not there. */
function missingImports(folder: string): string[] {
  if (!existsSync(join(folder, 'slots.ts'))) return []
  const paths = [...readFileSync(join(folder, 'slots.ts'), 'utf8').matchAll(/import\(\s*['"](\.[^'"]+)['"]/g)]
  return paths.flatMap(([, path = '']) => (existsSync(join(folder, path)) ? [] : [path]))
}

function jsonOf<Value>(path: string): Value {
  return JSON.parse(readFileSync(path, 'utf8')) as Value
}

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : [])

function publicFiles(folder: string): PublicFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({
      name,
      bytes: statSync(join(folder, name)).size,
      ...contentOf(join(folder, name)),
    }))
}

/** Larger files are only counted: another rule refuses them. */
const mostReadBytes = 1_000_000

function contentOf(path: string): Pick<PublicFile, 'svg' | 'picture'> {
  const kind = promisedKind(path)
  if (kind === undefined || statSync(path).size > mostReadBytes) return {}
  return kind === 'svg' ? { svg: readFileSync(path, 'utf8') } : { picture: readFileSync(path) }
}

/** The messages of the house by namespace. */
export async function readTables(): Promise<Map<string, MessageTable>> {
  const suffix = `.messages${moduleEnding}`
  const names = namesIn(messagesFolder).filter((name) => name.endsWith(suffix))
  const tables = await Promise.all(
    names.map(async (name) => {
      const file = pathToFileURL(join(messagesFolder, name)).href
      const module = (await import(file)) as Record<string, MessageTable>
      return [name.slice(0, -suffix.length), Object.values(module)[0] ?? {}] as const
    }),
  )
  return new Map(tables)
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AppConfig } from '@camping/editions/define-app.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import type { BrandApp, Brands, Finding, PublicFile } from './brand-app.ts'

/** Root of this checkout. */
export const checkout = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '')

/** Folder names of all apps, in a stable order. */
export function appFolders(root = checkout): string[] {
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
  return { brands: { apps, tables: await readTables(root) }, findings }
}

async function readApp(root: string, folder: string, findings: Finding[]): Promise<BrandApp | undefined> {
  const known = findings.length
  const read = async <Value>(name: string, how: (path: string) => Value | Promise<Value>) => {
    const file = `apps/${folder}/${name}`
    try {
      return await how(join(root, file))
    } catch (error) {
      const sentence = `cannot be read: ${(error as Error).message.split('\n')[0]}`
      findings.push({ file, key: '', sentence })
      return undefined
    }
  }
  const config = await read('app.config.ts', (path) => defaultOf<AppConfig>(path))
  const theme = await read('theme.ts', (path) => defaultOf<ThemeOverrides>(path))
  const manifest = await read('package.json', (path) => jsonOf<{ name?: string }>(path))
  const words = new Map<string, Record<string, string>>()
  for (const name of namesIn(join(root, 'apps', folder, 'messages'))) {
    const content = await read(`messages/${name}`, (path) => jsonOf<Record<string, string>>(path))
    if (content) words.set(name, content)
  }
  const legalTexts = new Map<string, string>()
  for (const name of namesIn(join(root, 'apps', folder, 'legal'))) {
    const content = await read(`legal/${name}`, (path) => readFileSync(path, 'utf8'))
    if (content !== undefined) legalTexts.set(name, content)
  }
  const slots = existsSync(join(root, 'apps', folder, 'slots.ts'))
    ? await read('slots.ts', (path) => defaultOf<Record<string, unknown>>(path))
    : {}
  const files = publicFiles(join(root, 'apps', folder, 'public'))
  if (!config || !theme || !manifest || !slots || findings.length > known) return undefined
  return { folder, config, theme, words, legalTexts, slots, files, packageName: manifest.name ?? '' }
}

async function defaultOf<Value>(path: string): Promise<Value> {
  const module = (await import(pathToFileURL(path).href)) as { default?: Value }
  if (typeof module.default !== 'object') throw new Error('it has no `export default { … }`')
  return module.default
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
      ...(name.endsWith('.svg') ? { svg: readFileSync(join(folder, name), 'utf8') } : {}),
    }))
}

async function readTables(root: string): Promise<Map<string, MessageTable>> {
  const folder = join(root, 'packages/editions/src/messages')
  const suffix = '.messages.ts'
  const names = namesIn(folder).filter((name) => name.endsWith(suffix))
  const tables = await Promise.all(
    names.map(async (name) => {
      const module = (await import(pathToFileURL(join(folder, name)).href)) as Record<string, MessageTable>
      return [name.slice(0, -suffix.length), Object.values(module)[0] ?? {}] as const
    }),
  )
  return new Map(tables)
}

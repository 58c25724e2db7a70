import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')
/** Its name in the folder of the static Storybook. */
const fileName = 'story-inputs.json'
const fromRoot = (path: string) => relative(root, path).replaceAll('\\', '/')
const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What a file of stories depends on. */
export interface StoryInputs {
  readonly hash: string
  /** The modules among it, from the repository's root. */
  readonly files: readonly string[]
}

interface Modules {
  getModuleIds(): IterableIterator<string>
  getModuleInfo(id: string): {
    readonly code?: string | null
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
  } | null
}

/**
 * Writes, beside a static Storybook, a hash for each file of stories: of every module that it reaches, at once or later, of the preview
 * round it, and of what is no module (`sharedInputs`). Files are hashed as they are written, so the hash is the same on every machine.
 */
export function storyInputs(): Plugin {
  return {
    name: 'camping:story-inputs',
    generateBundle() {
      const modules = this as unknown as Modules
      const ids = [...modules.getModuleIds()]
      const preview = ids.filter((id) => /\/storybook\/src\/config\/preview\.tsx?$/.test(id))
      const hashes = new Map<string, string>()
      const shared = sharedInputs()
      const rows = ids
        .filter((id) => id.endsWith('.stories.tsx'))
        .map((id) => {
          const reached = [...reachedFrom([...preview, id], modules)]
          const state = reached.map((one) => hashOf(one, modules, hashes)).toSorted()
          const files = new Set(
            reached.filter((one) => !one.startsWith('\0')).map((one) => fromRoot(one.split('?')[0] ?? '')),
          )
          const inputs: StoryInputs = { hash: digest([shared, ...state].join('\n')), files: [...files] }
          return [fromRoot(id), inputs]
        })
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(Object.fromEntries(rows)) })
    },
  }
}

/** The inputs of a static Storybook, by the path of a file of stories from the repository's root. */
export function readStoryInputs(storybook: string): Readonly<Record<string, StoryInputs>> {
  return JSON.parse(readFileSync(join(storybook, fileName), 'utf8')) as Record<string, StoryInputs>
}

/** What stories depend on besides modules: versions of packages, the check itself, themes, words and logos of apps. */
function sharedInputs(): string {
  const here = import.meta.dirname
  const apps = readdirSync(join(root, 'apps')).map((app) => join(root, 'apps', app))
  const files = [
    join(root, 'pnpm-lock.yaml'),
    ...filesIn(join(here, 'config')),
    ...[here, join(here, '..')]
      .flatMap((folder) => filesIn(folder, 1))
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts')),
    ...apps.flatMap((app) => [
      ...filesIn(app, 1).filter((path) => path.endsWith('.ts')),
      ...['messages', 'public', 'slots'].flatMap((folder) => filesIn(join(app, folder))),
    ]),
  ]
  return digest(
    files
      .map((path) => `${fromRoot(path)} ${digest(readFileSync(path))}`)
      .toSorted()
      .join('\n'),
  )
}

function filesIn(folder: string, depth = 9): string[] {
  if (depth === 0 || !existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path, depth - 1) : [path]
  })
}

/** Modules of packages are in the lock file; pages of docs, with the guides that they read, are in no picture. */
const isNoInput = (id: string) => id.includes('/node_modules/') || id.includes('/tooling/storybook/src/docs/')

function reachedFrom(from: readonly string[], modules: Modules): Set<string> {
  const found = new Set(from)
  // A set goes on to what is added while it is walked.
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const to of [...importedIds, ...dynamicallyImportedIds]) if (!isNoInput(to)) found.add(to)
  }
  return found
}

function hashOf(id: string, modules: Modules, known: Map<string, string>): string {
  const before = known.get(id)
  if (before !== undefined) return before
  const [path = ''] = id.replace(/^\0/, '').split('?')
  const isFile = existsSync(path) && statSync(path).isFile()
  const content = isFile ? readFileSync(path) : (modules.getModuleInfo(id)?.code ?? '').replaceAll(root, '')
  const hash = `${id.replaceAll(root, '').replaceAll('\\', '/')} ${digest(content)}`
  known.set(id, hash)
  return hash
}

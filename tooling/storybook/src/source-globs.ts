import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, matchesGlob, relative } from 'node:path/posix'
import { moduleName } from '@camping/vite-preset/module-name.ts'
import { workspaceRoot } from '@camping/vite-preset/workspace-paths.ts'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)

/** With its patterns and its options, as our modules write them. */
const globCall = /import\.meta\.glob\(\s*('[^']+'|\[[^\]]*\])\s*,\s*(\{[^}]*\})\s*,?\s*\)/g

/** Where a pattern leads to outside of the checkout. */
export interface Places {
  /** Sources of the released packages and pages of the handbook, by their paths in the checkout. */
  readonly sources: readonly string[]
  /** Paths of `apps` in the repository of the brand. */
  readonly appFiles: (pattern: string) => readonly string[]
  /** The file that stands for a path of the checkout. */
  readonly fileOf: (path: string) => string
}

/** The repository of a brand, with installed packages. */
function installedPlaces(): Places {
  const list = readFileSync(resolve('@camping/storybook/sources.json'), 'utf8')
  return {
    sources: JSON.parse(list) as string[],
    appFiles: (pattern) =>
      globSync(pattern, { cwd: workspaceRoot }).map((path) => path.replaceAll('\\', '/')),
    fileOf(path) {
      const [, name, inPackage] = /^packages\/([\w-]+)\/src\/(.+)$/.exec(path) ?? []
      if (name) return resolve(`@camping/${name}/${inPackage}`)
      return path.startsWith('apps/')
        ? join(workspaceRoot, path)
        : resolve(path.replace('docs/how-to/', '@camping/storybook/handbook/'))
    },
  }
}

/**
 * Installed packages have the globs of the checkout, such as those of themes, which find nothing there. This answers them with what
 * stands for those files outside, under the same keys: so stories and docs are one code in both.
 */
export function sourceGlobs(places: Places = installedPlaces()): Plugin {
  return {
    name: 'camping:source-globs',
    enforce: 'pre',
    transform(code, id) {
      const name = code.includes('import.meta.glob(') ? moduleName(id) : undefined
      return name === undefined ? undefined : { code: withoutGlobs(code, name, places), map: null }
    },
  }
}

function withoutGlobs(code: string, name: string, places: Places): string {
  const imports: string[] = []
  const [own = '', ...path] = name.split('/')
  const source = own === 'storybook' ? 'tooling/storybook/src' : `packages/${own}/src`
  const folder = dirname(join(source, ...path))
  const replaced = code.replaceAll(globCall, (_, patterns: string, options: string) => {
    if (!options.includes('eager: true'))
      throw new Error(`${name}: import.meta.glob must be eager to be released`)
    const [, query = ''] = /query: '([^']+)'/.exec(options) ?? []
    const [, imported] = /import: '([^']+)'/.exec(options) ?? []
    const entries = found(patterns, folder, places).map((one) => {
      const variable = `__source${imports.length}`
      const file = `${fileOf(one, query, places)}${query}`
      const what = imported ? `{ ${imported} as ${variable} }` : `* as ${variable}`
      imports.push(`import ${what} from ${JSON.stringify(file)}`)
      const key = relative(folder, one)
      return `${JSON.stringify(key.startsWith('.') ? key : `./${key}`)}: ${variable}`
    })
    return `{ ${entries.join(', ')} }`
  })
  return [...imports, replaced].join('\n')
}

/** What the comments of a source are read from is left in its types. */
const fileOf = (path: string, query: string, { fileOf: placeOf }: Places) =>
  query === '?raw' ? placeOf(path).replace(/\.js$/, '.d.ts') : placeOf(path)

function found(patterns: string, folder: string, { sources, appFiles }: Places): string[] {
  const all = [...patterns.matchAll(/'(!?)([^']+)'/g)].map(([, not, pattern = '']) => ({
    isWanted: not === '',
    pattern: join(folder, pattern),
  }))
  const unwanted = all.filter(({ isWanted }) => !isWanted)
  const paths = all
    .filter(({ isWanted }) => isWanted)
    .flatMap(({ pattern }) =>
      pattern.startsWith('apps/') ? appFiles(pattern) : sources.filter((path) => matchesGlob(path, pattern)),
    )
  return [...new Set(paths)]
    .filter((path) => !unwanted.some(({ pattern }) => matchesGlob(path, pattern)))
    .toSorted()
}

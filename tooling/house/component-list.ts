import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '../..')
const ui = 'packages/ui/src'
const storefront = 'packages/storefront/src'

/** Features whose pages stand on MUI (decision 387). */
const customerFeatures = /\/features\/(?:portal|checkout|payment|account)\//

/** Sources by their path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

export interface ComponentCounts {
  /** Files of `ui` with markup that import MUI or a file of `ui` that does, however far. */
  readonly onMui: number
  /** Files of `ui` with markup. */
  readonly files: number
  /** Files with markup of the portal, the checkout, the payment and the account that import such a component. */
  readonly customersOnMui: number
  /** Files with markup of these features, forms without scripts aside. */
  readonly customers: number
}

/** The list of components. */
const componentListFile = join(root, 'packages/ui/COMPONENTS.md')

/** Sources of the components and of the pages made of them. */
export function readSources(): Sources {
  const paths = [ui, storefront].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      posix.join(folder, path.replaceAll('\\', '/')),
    ),
  )
  const sources = paths.filter((path) => /\.tsx?$/.test(path))
  return new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** A file of the product with markup: no story, no test, no sample. */
const hasMarkup = (path: string) =>
  path.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$|\/(?:testing|stories)\//.test(path)

const typeImport = /\bimport type\b[^']*'[^']*'/g
const staticImport = /\bfrom\s+'([^']+)'/g
const anyImport = /(?:\bfrom\s+|\bimport\()\s*'([^']+)'/g

/** Paths and packages that a file imports, types aside. */
function importsOf(path: string, text: string, pattern: RegExp): string[] {
  return [...text.replaceAll(typeImport, '').matchAll(pattern)].map(([, name = '']) => {
    if (name.startsWith('.')) return posix.join(posix.dirname(path), name)
    return name.startsWith('@camping/ui/') ? posix.join(ui, name.slice('@camping/ui/'.length)) : name
  })
}

/** Files of `ui` that import MUI, or a file of `ui` that does, however far; not what loads it later. */
export function madeOfMui(sources: Sources): ReadonlySet<string> {
  const imports = [...sources]
    .filter(([path]) => path.startsWith(ui))
    .map(([path, text]) => [path, importsOf(path, text, staticImport)] as const)
  const reached = new Set<string>()
  const isReached = (name: string) => name.startsWith('@mui/') || reached.has(name)
  for (let before = -1; before !== reached.size;) {
    before = reached.size
    for (const [path, names] of imports) if (names.some(isReached)) reached.add(path)
  }
  return reached
}

/** How much of the components, and of the pages of customers, stands on MUI. */
export function countComponents(sources: Sources): ComponentCounts {
  const mui = madeOfMui(sources)
  const files = [...sources.keys()].filter((path) => path.startsWith(ui) && hasMarkup(path))
  const customers = [...sources].filter(
    ([path]) =>
      path.startsWith(storefront) &&
      customerFeatures.test(path) &&
      hasMarkup(path) &&
      !path.includes('/plain/'),
  )
  return {
    onMui: files.filter((path) => mui.has(path)).length,
    files: files.length,
    customersOnMui: customers.filter(([path, text]) =>
      importsOf(path, text, anyImport).some((name) => mui.has(name)),
    ).length,
    customers: customers.length,
  }
}

const ofUi = /\d+( of the )\d+( files with markup use MUI)/
const ofCustomers = /\d+( of\s+the )\d+( files with markup of those four features)/

/** The list with its counts as they are. */
export function withCounts(list: string, counts: ComponentCounts): string {
  for (const pattern of [ofUi, ofCustomers])
    if (!pattern.test(list)) throw new Error(`COMPONENTS.md has no sentence like ${pattern.source}`)
  return list
    .replace(ofUi, `${counts.onMui}$1${counts.files}$2`)
    .replace(ofCustomers, `${counts.customersOnMui}$1${counts.customers}$2`)
}

/** Components that a page imports, and that have no row in the list: `consent/consent-bar.tsx: ConsentBar`. */
export function missingRows(list: string, sources: Sources): string[] {
  const used = new Set(
    [...sources]
      .filter(([path]) => path.startsWith(storefront) && hasMarkup(path))
      .flatMap(([path, text]) => importsOf(path, text, anyImport)),
  )
  return [...sources]
    .filter(([path]) => path.startsWith(ui) && hasMarkup(path) && used.has(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]\w*)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !list.includes(`\`${name}\``))
        .map((name) => `${path.slice(ui.length + 1)}: ${name}`),
    )
    .toSorted()
}

/** Paths in the list that lead nowhere. */
export function lostPaths(list: string, sources: Sources): string[] {
  const cells = [...list.matchAll(/^\|[^|]+\|([^|]+)\|[^|]+\|$/gm)].map(([, cell = '']) => cell.trim())
  const paths = cells.flatMap((cell) => cell.split(/[,;] ?(?![^{]*\})/)).map((path) => path.trim())
  const isPath = (path: string) => /^[\w/-]+\.tsx?$/.test(path)
  return paths.filter((path) => isPath(path) && !sources.has(`${ui}/${path}`))
}

/** The list as it is, what it would be with the counts of the source, and what is wrong in it besides. */
export function inspectComponentList() {
  const sources = readSources()
  const list = readFileSync(componentListFile, 'utf8')
  const counts = countComponents(sources)
  const faults = [
    ...missingRows(list, sources).map((name) => `has no row in packages/ui/COMPONENTS.md: ${name}`),
    ...lostPaths(list, sources).map(
      (path) => `is in packages/ui/COMPONENTS.md and not in the source: ${path}`,
    ),
  ]
  return { list, counted: withCounts(list, counts), counts, faults }
}

export const writeComponentList = (list: string): void => writeFileSync(componentListFile, list)

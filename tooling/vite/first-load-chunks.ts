import { storefrontClient, workspaceRoot } from './workspace-paths.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const own = `${workspaceRoot}/packages/`
const source = `${own}storefront/src/`

/** Pages that visitors land on. What most of them need is worth one chunk that all pages load. */
const landingPages = [
  'home/home',
  'destination/destination',
  'destination/funnel',
  'campsite/campsite',
  'results/results',
  'content/tagged',
  'content/theme',
  'content/themes',
  'free-search/free-search',
].map((page) => `${source}pages/${page}-page.tsx`)

/** A module that so many landing pages need travels with all of them. */
const enough = 5

/**
 * Parts that some pages show as a whole: what they are made of stays together. An earlier part keeps what a later one
 * needs as well, so the small ones that other pages need alone come first.
 */
const parts: Readonly<Record<string, string>> = {
  states: `${own}ui/src/states/page-state.tsx`,
  'sort-select': `${own}ui/src/facets/sort-select.tsx`,
  list: `${source}results/results-view.tsx`,
  'search-form': `${source}search-form/search-form.tsx`,
}

function modulesBehind(graph: ModuleGraph, ids: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || !id.startsWith(own)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported)
  }
  for (const id of ids) visit(id)
  return found
}

function commonModules(graph: ModuleGraph): Set<string> {
  const uses = new Map<string, number>()
  for (const page of landingPages)
    for (const id of modulesBehind(graph, [page])) uses.set(id, (uses.get(id) ?? 0) + 1)
  const common = modulesBehind(graph, [storefrontClient])
  for (const [id, count] of uses) if (count >= enough) common.add(id)
  return common
}

type Naming = (id: string, graph: ModuleGraph) => string | null

function group(name: string, modules: (graph: ModuleGraph) => ReadonlySet<string>): { name: Naming } {
  let found: ReadonlySet<string> | undefined
  return {
    name: (id, graph) => {
      found ??= modules(graph)
      return found.has(id) ? name : null
    },
  }
}

/**
 * Chunks of our own modules. Left alone, the bundler makes one for every set of pages that share something: dozens of
 * small files that compress badly, each named in the list of what to preload.
 */
export function firstLoadChunks(): { name: Naming }[] {
  return [
    group('app', commonModules),
    ...Object.entries(parts).map(([name, root]) => group(name, (graph) => modulesBehind(graph, [root]))),
  ]
}

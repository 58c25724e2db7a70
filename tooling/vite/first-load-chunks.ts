import { moduleName } from './module-name.ts'
import { storefrontClient, storefrontModule, storefrontStarter } from './workspace-paths.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Landing pages, below storefront/src/features. */
export const landingPages = [
  'search/home/home-page',
  'search/destination/destination-page',
  'search/destination/funnel-page',
  // Parts of these pages that load on demand.
  'search/destination/funnel-campsites',
  'campsite/page/campsite-page',
  'search/results/results-page',
  'content/editorial/tagged-page',
  'content/editorial/theme-page',
  'content/editorial/themes-page',
  'search/free-search/free-search-page',
]

/**
 * A module that this many of them need loads with all pages. At 4, campsites would pay for others; at 6, every page
 * would.
 */
const enough = 5

/**
 * A campsite as a card, and what pages with lists of them share with the page of a campsite: a chunk for both. Home has none, and has no
 * byte to spare; files of their own would each cost a hundred.
 */
const ofCards =
  /^(ui\/(site-card|heart-button|pagination|facets\/sort-select)|storefront\/kit\/(site-card\/site-heart|format\/page-labels|routing\/use-layer))([/.]|$)/

/** Skeletons of cards and of forms, and what stands for parts without scripts: inside the cards' chunk they would load the cards with every form. */
const standIns = /^(ui\/skeleton\/|storefront\/kit\/plain\/plain-part$)/

/** Our modules that a module imports, itself included. */
function modulesBehind(graph: ModuleGraph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id) || moduleName(id) === undefined) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modulesBehind(graph, imported, found)
  return found
}

function modulesOfAllPages(graph: ModuleGraph): Set<string> {
  const uses = new Map<string, number>()
  for (const page of landingPages) {
    const file = storefrontModule(`features/${page}.tsx`)
    if (!graph.getModuleInfo(file))
      throw new Error(`first-load-chunks.ts names a page that is not there: ${file}`)
    for (const id of modulesBehind(graph, file)) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  const modules = modulesBehind(graph, storefrontClient)
  for (const [id, count] of uses) if (count >= enough) modules.add(id)
  return modules
}

/**
 * Groups of one build for `codeSplitting`. Modules that most pages need join the entry's chunk. By default the bundler
 * creates a chunk for every set of pages that share something: dozens of small files that compress badly, each named in
 * the client's preload list.
 */
export function firstLoadChunks() {
  let modules: ReadonlySet<string> | undefined
  const name = (id: string, graph: ModuleGraph) => {
    modules ??= modulesOfAllPages(graph)
    const own = moduleName(id) ?? ''
    return (modules.has(id) && !ofCards.test(own)) || standIns.test(own) ? 'client' : null
  }
  // After the client, which contains shared modules.
  const cards = (id: string) => (ofCards.test(moduleName(id) ?? '') ? 'cards' : null)
  return [
    // By itself: the client imports it, and a group takes along what its modules import.
    { name: (id: string) => (id === storefrontStarter ? 'starter' : null), priority: 5 },
    { name, priority: 2 },
    { name: cards, priority: 1 },
  ]
}

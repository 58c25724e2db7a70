import { storefrontClient, workspaceRoot } from './workspace-paths.ts'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const own = `${workspaceRoot}/packages/`

/** Pages that visitors land on, below storefront/src/pages. */
export const landingPages = [
  'home/home-page',
  'destination/destination-page',
  'destination/funnel-page',
  // Of the page above, fetched when somebody gets there.
  'destination/funnel-campsites',
  'campsite/campsite-page',
  'results/results-page',
  'content/tagged-page',
  'content/theme-page',
  'content/themes-page',
  'free-search/free-search-page',
]

/** A module that so many of them need travels with all pages. At 4 campsites pay for others, at 6 everybody does. */
const enough = 5

/** A campsite as a card: a chunk for the pages that show some; home shows none, and has no byte left for them. */
const ofCards = /\/packages\/(ui\/src\/(site-card|heart-button)|storefront\/src\/favourites\/site-heart)[/.]/

/** Stand-ins of cards and of forms: within the cards' chunk they would bring the cards along to every form. */
const standIns = /\/packages\/ui\/src\/skeleton\//

/** Our modules that come with one by import, itself included. */
function modulesBehind(graph: ModuleGraph, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id) || !id.startsWith(own)) return found
  found.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modulesBehind(graph, imported, found)
  return found
}

function modulesOfAllPages(graph: ModuleGraph): Set<string> {
  const uses = new Map<string, number>()
  for (const page of landingPages) {
    const file = `${own}storefront/src/pages/${page}.tsx`
    if (!graph.getModuleInfo(file))
      throw new Error(`first-load-chunks.ts names a page that is not there: ${file}`)
    for (const id of modulesBehind(graph, file)) uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  const modules = modulesBehind(graph, storefrontClient)
  for (const [id, count] of uses) if (count >= enough) modules.add(id)
  return modules
}

/**
 * Groups of one build for `codeSplitting`. What most pages need joins the entry's chunk; left alone, the bundler makes a
 * chunk for every set of pages that share something: dozens of small files that compress badly, each of them named in
 * the client's list of what to preload.
 */
export function firstLoadChunks() {
  let modules: ReadonlySet<string> | undefined
  const name = (id: string, graph: ModuleGraph) => {
    modules ??= modulesOfAllPages(graph)
    return (modules.has(id) && !ofCards.test(id)) || standIns.test(id) ? 'client' : null
  }
  // After the client, which keeps what both need.
  const cards = (id: string) => (ofCards.test(id) ? 'cards' : null)
  return [
    { name, priority: 2 },
    { name: cards, priority: 1 },
  ]
}

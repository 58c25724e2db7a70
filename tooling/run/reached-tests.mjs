import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/**
 * What a source file refers to: values that it imports, files that it has addresses of, and patterns that Vite reads. The import of
 * a type alone runs nothing, so no test can tell; the compiler does.
 */
const referred =
  /(?:^|[\s;])(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"]/g
const globbed = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^\]]*\]|'[^'\n]+')/g

const isSource = (path) => /\.(?:ts|tsx|mts|mjs)$/.test(path)
const isTest = (path) => /\.test\.(?:ts|tsx|mts|mjs)$/.test(path)
/** Suites of the API that kill processes, race, walk at random or wait for a network. */
const isLong = (path) =>
  /^packages\/api\/.*(?:crashes|faults|races|walk|lives|network|outage|migrate|prepare[a-z-]*)\.test\./.test(
    path,
  )

/**
 * Which files refer to a file of the checkout, for each that has any.
 * @param {string} checkout
 * @param {readonly string[]} files paths from the checkout's root, with slashes
 * @returns {Map<string, Set<string>>}
 */
export function readReferrers(checkout, files) {
  const known = new Set(files)
  const referrers = new Map()
  const note = (to, from) => {
    if (!known.has(to) || to === from) return
    if (!referrers.has(to)) referrers.set(to, new Set())
    referrers.get(to).add(from)
  }
  for (const file of files.filter(isSource)) {
    const text = readFileSync(join(checkout, file), 'utf8')
    const resolved = (name) => posix.join(posix.dirname(file), name)
    for (const [, ...names] of text.matchAll(referred)) {
      const name = names.find(Boolean)
      const [, part, path] = /^@camping\/([^/]+)\/(.+)$/.exec(name) ?? []
      if (name.startsWith('.')) note(resolved(name), file)
      else if (part)
        for (const to of [`packages/${part}/src/${path}`, `tooling/${part}/${path}`]) note(to, file)
    }
    for (const [, patterns] of text.matchAll(globbed))
      for (const [, pattern] of patterns.matchAll(/'([^'!\n][^'\n]*)'/g)) {
        const isFound = matcherOf(resolved(pattern))
        for (const to of files) if (isFound.test(to)) note(to, file)
      }
  }
  return referrers
}

/** A pattern of files as an expression, for `**`, `*` and one of several in braces. */
function matcherOf(pattern) {
  const source = pattern
    .replaceAll(/[.+^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, choice) => `(?:${choice.replaceAll(',', '|')})`)
    .replaceAll(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))
  return new RegExp(`^${source}$`)
}

/**
 * The test files that a change reaches, nearest first: by the number of references between, then those whose path has most words of
 * a changed file's path, then by name. Long suites come last, but for one that refers to what was changed.
 * @param {readonly string[]} changed
 * @param {Map<string, Set<string>>} referrers
 * @returns {{ path: string, away: number }[]} `away` is 0 for a test that was changed itself
 */
export function reachedTests(changed, referrers) {
  const away = new Map(changed.map((path) => [path, 0]))
  // A map goes on to what is added while it is walked, in that order.
  for (const [path, steps] of away)
    for (const next of referrers.get(path) ?? []) if (!away.has(next)) away.set(next, steps + 1)
  const words = new Set(changed.flatMap(wordsOf))
  const shared = (path) => wordsOf(path).filter((word) => words.has(word)).length
  return [...away]
    .filter(([path]) => isTest(path))
    .map(([path, steps]) => ({ path, away: steps, late: steps > 1 && isLong(path), shared: shared(path) }))
    .sort((a, b) => a.late - b.late || a.away - b.away || b.shared - a.shared || (a.path < b.path ? -1 : 1))
    .map(({ path, away: steps }) => ({ path, away: steps }))
}

const wordsOf = (path) => [...new Set(path.split(/[^a-z]+/i).filter((word) => word.length > 3))]

/**
 * The nearest tests that together cost no more than is given; what was changed itself is always among them. One that does not fit lets
 * those behind it pass.
 * @param {readonly { path: string, away: number }[]} tests nearest first
 * @param {(path: string) => number} costOf
 */
export function nearestWithin(tests, costOf, most) {
  const chosen = []
  let cost = 0
  for (const { path, away } of tests) {
    const own = costOf(path)
    if (away > 0 && cost + own > most) continue
    cost += own
    chosen.push(path)
  }
  return chosen
}

/**
 * About how long a test file keeps a core busy, s: rounded from a run of the gate, and by its kind, so that the same change runs the
 * same tests everywhere.
 */
export function usualCost(path) {
  if (path.startsWith('packages/api/')) return isLong(path) ? 12 : 1.5
  return path.startsWith('packages/storefront/') || path.startsWith('tooling/') ? 0.5 : 0.2
}

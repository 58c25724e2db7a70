import { rowsOf, type CoverageArea, type CoverageRow } from './coverage-row.ts'
import { isTable, testTitles, testsNamed, type TestTitles } from './test-titles.ts'

/** What a checkout has. */
export interface CoveredTree {
  /** The text of a file, undefined where there is none. */
  readonly read: (path: string) => string | undefined
  /** Ids of docs/product. */
  readonly rules: ReadonlySet<string>
  /** Numbers of decisions, three digits. */
  readonly decisions: ReadonlySet<string>
}

const isTest = (path: string) => /\.(?:test|spec)\.m?[jt]sx?$/.test(path)

const twice = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at)),
]

/** What is not so in the rows of the page, a sentence each. */
export function coverageFaults(areas: readonly CoverageArea[], tree: CoveredTree): string[] {
  const read = new Map<string, TestTitles>()
  const titlesIn = (path: string, text: string) => {
    const known = read.get(path) ?? testTitles(text, path)
    read.set(path, known)
    return known
  }
  const proofFaults = ([path, title, tableCase]: NonNullable<CoverageRow['test']>): string[] => {
    const text = tree.read(path)
    if (!isTest(path)) return [`${path} holds no tests`]
    if (text === undefined) return [`${path} is not there`]
    const titles = titlesIn(path, text)
    const count = testsNamed(titles, title)
    if (count === 0) return [`${path} has no test “${title}”`]
    if (count > 1) return [`${path} has ${count} tests “${title}”: name the group before it`]
    if (tableCase === undefined) return []
    if (!isTable(title)) return [`“${title}” of ${path} has no cases`]
    return titles.texts.has(tableCase) ? [] : [`${path} has no case “${tableCase}”`]
  }
  const faultsOf = ({ rule, file, test, decision, open }: CoverageRow): string[] => [
    ...(tree.rules.has(rule) ? [] : [`docs/product has no rule ${rule}`]),
    ...(tree.read(file) === undefined ? [`${file} is not there`] : []),
    ...(test ? proofFaults(test) : []),
    ...(!test && !decision && !open ? ['names no test, no decision and nothing that is missing'] : []),
    ...(decision === undefined || tree.decisions.has(decision) ? [] : [`there is no decision ${decision}`]),
  ]
  const rows = areas.flatMap(rowsOf)
  return [
    ...twice(rows.map(({ id }) => id)).map((id) => `${id} is there twice`),
    ...rows.flatMap((row) => faultsOf(row).map((fault) => `${row.id}: ${fault}`)),
  ]
}

import { rowsOf, stateOf, type CoverageArea, type CoverageRow } from './coverage-row.ts'

const states = ['proved', 'decided', 'open'] as const

const cells = (...texts: readonly (string | number)[]) => `| ${texts.join(' | ')} |`
const plain = (text: string) => text.replaceAll('|', '\\|')

const proofOf = ({ test, decision, open }: CoverageRow): string => {
  const [path, title, tableCase] = test ?? []
  return [
    ...(path ? [`\`${path}\` “${plain(title ?? '')}”${tableCase ? `, “${plain(tableCase)}”` : ''}`] : []),
    ...(decision ? [`decision ${decision}`] : []),
    ...(open ? [`open: ${open}`] : []),
  ].join('; ')
}

const counted = (rows: readonly CoverageRow[]) => [
  ...states.map((state) => rows.filter((row) => stateOf(row) === state).length),
  rows.length,
]

/** The page docs/product/coverage.md. */
export function coveragePage(areas: readonly CoverageArea[]): string {
  const all = areas.map((area) => ({ ...area, rows: rowsOf(area) }))
  const chapters = all.flatMap(({ title, rows }) => [
    '',
    `## ${title}`,
    '',
    cells('Item', 'What', 'Rule', 'File', 'Test'),
    cells('---', '---', '---', '---', '---'),
    ...rows.map((row) => cells(row.id, plain(row.words), row.rule, `\`${row.file}\``, proofOf(row))),
  ])
  return [
    '# What the product has to do, item by item',
    '',
    'Every section, row of a table, item of a list and constant that was asked for, with the rule it belongs to, the file that holds it and the',
    'test that fails when it is gone. Written by `npm run coverage -- --write` from `tooling/requirements/rows`; `npm test` fails when a file, a test,',
    'a rule or a decision is gone or has another name, and when this page is not what the rows say.',
    '',
    '| State | Means |',
    '| --- | --- |',
    '| proved | the test holds it |',
    '| decided | the product differs on purpose, as the decision says |',
    '| open | it is missing, or no test holds it |',
    '',
    cells('Chapter', ...states, 'rows'),
    cells('---', ...states.map(() => '--:'), '--:'),
    ...all.map(({ title, rows }) => cells(title, ...counted(rows))),
    cells('All', ...counted(all.flatMap(({ rows }) => rows))),
    ...chapters,
    '',
  ].join('\n')
}

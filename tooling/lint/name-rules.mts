import type { Finding, Rule } from './finding.mts'

/** Names that others read: they are what they are. */
const givenNames = new Set(['README.md', 'CHANGELOG.md', 'COMPONENTS.md', 'LICENSE', 'Dockerfile'])
/** What an app says in its own words is named after the set it is for: `de-CH.json`, `terms.de-CH.md`. */
const messageSetFile = /^([a-z]+\.)?(en-GB|de|de-CH|fr|nl|nl-BE|it)\.(json|md)$/
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const vague = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'shared',
  'legacy',
  'lib',
  'libs',
])

const whole = (path: string, message: string): Finding => ({ path, line: 0, message })

/** Files and folders are in kebab-case. */
export const kebabCase: Rule = ({ path }) =>
  path
    .split('/')
    .filter((part) => !givenNames.has(part) && !messageSetFile.test(part) && !kebab.test(part))
    .map((part) => whole(path, `'${part}' is not in kebab-case`))

/** No index files: a file is named after what it exports, and imported from there. */
export const noIndexFile: Rule = ({ path }) =>
  /(^|\/)index\.[cm]?[jt]sx?$/.test(path)
    ? [whole(path, 'index files hide where things are: name it after what it exports')]
    : []

/** A file that helps is named for its subject: money/to-minor.ts, not money-utils.ts. */
export const noVagueName: Rule = ({ path }) =>
  path
    .split('/')
    .flatMap((part) => part.split(/[-.]/))
    .filter((word) => vague.has(word))
    .map((word) => whole(path, `'${word}' says nothing: name it for its subject, such as money/to-minor.ts`))

const longestFile = 300
const measured = /\.([cm]?[jt]sx?|css)$/
/** Tables that are read as a whole, beside those known by their names: generated files, messages, plain data. */
const longTables = new Set([
  // The route table: one row for each route of the product.
  'packages/editions/src/routes.ts',
])
const tableNames = /\.(gen|messages|data)\.ts$/

/** A file ends at 300 lines; tables of plain data and generated files excepted. */
export const notTooLong: Rule = ({ path, text }) => {
  if (!measured.test(path) || tableNames.test(path) || longTables.has(path)) return []
  const lines = text.trimEnd().split('\n').length
  return lines > longestFile
    ? [whole(path, `${lines} lines: split it at ${longestFile} (plain data may be a *.data.ts)`)]
    : []
}

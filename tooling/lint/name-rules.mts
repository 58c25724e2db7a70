import type { Finding, Rule } from './finding.mts'

/** Names that external tools require. */
const givenNames = new Set([
  'README.md',
  'CHANGELOG.md',
  'COMPONENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
  'Dockerfile',
])
/** An app's texts are named after their message set: `de-CH.json`, `terms.de-CH.md`. */
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

/** No index files: a file is named after its export, and importers name the file. */
export const noIndexFile: Rule = ({ path }) =>
  /(^|\/)index\.[cm]?[jt]sx?$/.test(path)
    ? [whole(path, 'index files hide where things are: name it after what it exports')]
    : []

/** A file is named after its subject: money/to-minor.ts, not money-utils.ts. */
export const noVagueName: Rule = ({ path }) =>
  path
    .split('/')
    .flatMap((part) => part.split(/[-.]/))
    .filter((word) => vague.has(word))
    .map((word) => whole(path, `'${word}' says nothing: name it for its subject, such as money/to-minor.ts`))

const longestFile = 300
const measured = /\.([cm]?[jt]sx?|css)$/
/** Tables that are read as a whole: generated files, messages, plain data. */
const tableNames = /\.(gen|messages|data)\.ts$/

/** A file has at most 300 lines, except tables of plain data and generated files. */
export const notTooLong: Rule = ({ path, text }) => {
  if (!measured.test(path) || tableNames.test(path)) return []
  const lines = text.trimEnd().split('\n').length
  return lines > longestFile
    ? [whole(path, `${lines} lines: split it at ${longestFile} (plain data may be a *.data.ts)`)]
    : []
}

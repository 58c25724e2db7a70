import type { Finding, Rule, SourceFile } from './finding.mts'

/** Words of a former dialect, each with the field's words for it (decision 221). */
const fieldWords: Readonly<Record<string, string>> = {
  keep: 'save, cache, retain or restrict',
  keeps: 'saves, caches, retains or traps',
  kept: 'saved, cached or retained',
  keeper: 'store or cache',
  later: 'deferred',
  door: 'server, proxy, middleware or endpoint',
  doors: 'servers, proxies, middleware or endpoints',
  look: 'poll, inspect or variant',
  sighting: 'status',
  paper: 'document',
  papers: 'documents',
  own: 'customer or my',
  note: 'record',
  noted: 'recorded',
  tell: 'report, send or log',
  told: 'reported',
  say: 'report',
  said: 'reported',
  ask: 'request or call',
  asks: 'requests or requires',
  asked: 'requested',
  asking: 'requesting',
  wanted: 'requested',
  doubt: 'unknown or unconfirmed',
  ours: 'shop',
}

/** Further forms of these words, which names have no use for or use in a plain sense (`looksLikeLink`). */
const furtherForms: Readonly<Record<string, string>> = {
  keeping: 'saving, caching or retaining',
  keepers: 'stores or caches',
  looks: 'polls, inspects or variants',
  looked: 'polled or inspected',
  looking: 'polling or inspecting',
  tells: 'reports, sends or shows',
  telling: 'reporting or sending',
  says: 'shows, states or reports',
  saying: 'reporting',
  reckoned: 'computed',
  patience: 'time limit',
}

/** Folders whose names are in the field's words. */
const cleanFolders: readonly string[] = ['packages/', 'apps/', 'tooling/']

/** Terms of the field that contain one of the words: HTTP keeps a connection alive. */
const fieldTerms = /keep-?alive/gi

const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function|class|interface|type|enum) (\w+)/gm

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(fieldTerms, '')
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Names of files, folders and exports are in the field's words. */
export const fieldWordsInNames: Rule = ({ path, text }) => {
  const folder = cleanFolders.find((one) => path.startsWith(one))
  if (!folder || !/\.(?:tsx?|mts|mjs)$/.test(path)) return []
  const finding = (name: string, line: number): Finding[] =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(fieldWords, word))
      .map((word) => ({ path, line, message: `'${name}': the field says ${fieldWords[word]} for '${word}'` }))
  return [
    ...finding(path.slice(folder.length), 0),
    ...[...text.matchAll(exported)].flatMap((match) => finding(match[1] ?? '', lineAt(text, match.index))),
  ]
}

/** Prose and keys may speak of a later day; only names of modules used the word for deferred loading. */
const { later: _, ...timelessWords } = fieldWords
const proseWords: Readonly<Record<string, string>> = { ...timelessWords, ...furtherForms }

/** Code, addresses of links, quotations, terms, and `own` after its owner. A quotation ends with its paragraph. */
const exempt = [
  /```[\s\S]*?```|`[^`]*`/g,
  /\]\([^)]*\)/g,
  /“[^”]*”|"(?:[^"\n]|\n(?!\n))*"/g,
  fieldTerms,
  /\bcredit[ -]notes?\b/gi,
  /\b(?:its|their|our|my|your|his|her|whose|\w+['’]s|\w+s['’])\s+own\b/gi,
]

/** The same text with blanks in place of what may contain any word, so that places stay. */
const plainProse = (text: string): string =>
  exempt.reduce((rest, pattern) => rest.replaceAll(pattern, (part) => part.replaceAll(/\S/g, ' ')), text)

/** Findings for the words of a text; `start` is its place in the file. */
function proseFindings({ path, text }: SourceFile, prose: string, start = 0): Finding[] {
  return [...plainProse(prose).matchAll(/[a-z]+/gi)].flatMap((match) => {
    const field = proseWords[match[0].toLowerCase()]
    if (!field) return []
    const line = lineAt(text, start + match.index)
    return [{ path, line, message: `the field says ${field} for '${match[0]}'` }]
  })
}

/** Decisions and the names of their files are in the field's words (decision 221). */
export const fieldWordsInDecisions: Rule = (file) => {
  if (!/^docs\/decisions\/.*\.md$/.test(file.path)) return []
  const name = file.path.split('/').at(-1) ?? ''
  return [
    ...proseFindings({ path: file.path, text: '' }, name.replaceAll('-', ' ')),
    ...proseFindings(file, file.text),
  ]
}

const title =
  /(?:\b(?:describe|it|test)(?:\.\w+)*|[)`])\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`),/g

/** Titles of tests are in the field's words. Skips violations that the linter's tests plant. */
export const fieldWordsInTitles: Rule = (file) =>
  /\.(?:test|spec)\.(?:tsx?|mts)$/.test(file.path) && !/^tooling\/lint\/.*\.test\.mts$/.test(file.path)
    ? [...file.text.matchAll(title)].flatMap((match) => {
        const words = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\$\{[^}]*\}/g, '')
        return proseFindings({ path: file.path, text: '' }, words).map((finding) => ({
          ...finding,
          line: lineAt(file.text, match.index),
        }))
      })
    : []

/** Keys of messages are in the field's words; the words that visitors read are the sets' own. */
export const fieldWordsInMessageKeys: Rule = ({ path, text }) =>
  path.startsWith('packages/editions/src/messages/')
    ? [...text.matchAll(/^ {2}'?([\w.-]+)'?: \{/gm)].flatMap((match) => {
        const key = match[1] ?? ''
        return wordsOf(key.replace('credit-note', ''))
          .filter((word) => Object.hasOwn(timelessWords, word))
          .map((word) => ({
            path,
            line: lineAt(text, match.index),
            message: `'${key}': the field says ${fieldWords[word]} for '${word}'`,
          }))
      })
    : []

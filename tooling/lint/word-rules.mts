import type { Finding, Rule } from './finding.mts'

/** Words of a former dialect, each with the field's words for it (decision 221). */
const fieldWords: Readonly<Record<string, string>> = {
  keep: 'save, cache, retain or restrict',
  kept: 'saved, cached or retained',
  keeper: 'store or cache',
  later: 'deferred',
  door: 'server, proxy, middleware or endpoint',
  look: 'poll or inspect',
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
  asked: 'requested',
  asking: 'requesting',
  wanted: 'requested',
  doubt: 'unknown or unconfirmed',
  ours: 'shop',
}

/**
 * Folders whose names are in the field's words, each with the words it still has. The contract shares three words with
 * core: `keep` and `own` in calls of favourites and of the portal, `keeper` in the name of a header.
 */
const cleanFolders: readonly { readonly folder: string; readonly allowed: readonly string[] }[] = [
  { folder: 'packages/api/src/', allowed: [] },
  { folder: 'packages/contract/src/', allowed: ['keep', 'keeper', 'own'] },
]

const exported =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function|class|interface|type|enum) (\w+)/gm

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** Names of files, folders and exports are in the field's words. */
export const fieldWordsInNames: Rule = ({ path, text }) => {
  const clean = cleanFolders.find(({ folder }) => path.startsWith(folder))
  if (!clean || !/\.tsx?$/.test(path)) return []
  const finding = (name: string, line: number): Finding[] =>
    wordsOf(name)
      .filter((word) => Object.hasOwn(fieldWords, word) && !clean.allowed.includes(word))
      .map((word) => ({ path, line, message: `'${name}': the field says ${fieldWords[word]} for '${word}'` }))
  return [
    ...finding(path.slice(clean.folder.length), 0),
    ...[...text.matchAll(exported)].flatMap((match) =>
      finding(match[1] ?? '', text.slice(0, match.index).split('\n').length),
    ),
  ]
}

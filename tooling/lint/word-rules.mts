import type { Finding, Rule } from './finding.mts'

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
    ...[...text.matchAll(exported)].flatMap((match) =>
      finding(match[1] ?? '', text.slice(0, match.index).split('\n').length),
    ),
  ]
}

import { posix } from 'node:path'
import { commentLines } from './comment-lines.mts'
import type { Finding, Rule, SourceFile } from './finding.mts'

/** Targets of references. */
interface Tree {
  /** Files and the folders they are in, relative to the root. */
  readonly paths: ReadonlySet<string>
  /** Every suffix of a path, from the file name up: docs name files relative to the folder of their subject. */
  readonly endings: ReadonlySet<string>
  /** Ids of docs/product (`search-4`), numbers of faults, invariants and targets (`F8`, `I6`, `P1`). */
  readonly rules: ReadonlySet<string>
  /** Prefixes of rule ids. */
  readonly areas: ReadonlySet<string>
  /** Numbers of decisions, three digits each. */
  readonly decisions: ReadonlySet<string>
}

const rulePage = /^docs\/product\/([a-z]+)\.md$/
const definedRule = /^(?:- \*\*([a-z]+-\d+)\*\*|\| ([FIP]\d+) \|)/gm
const decisionFile = /^docs\/(?:decisions\/(?:[a-z-]+\/)?|features\/)(\d{3})-[^/]+\.md$/

/** Collects the possible targets of references in a checkout. */
function treeOf(files: readonly SourceFile[]): Tree {
  const paths = new Set<string>()
  const endings = new Set<string>()
  for (const { path } of files) {
    const parts = path.split('/')
    for (const [index] of parts.entries()) {
      paths.add(parts.slice(0, index + 1).join('/'))
      endings.add(parts.slice(index).join('/'))
    }
  }
  const pages = files.filter(({ path }) => rulePage.test(path))
  const rules = pages.flatMap(({ text }) =>
    [...text.matchAll(definedRule)].map(([, id, number]) => id ?? number),
  )
  return {
    paths,
    endings,
    rules: new Set(rules.filter((rule) => rule !== undefined)),
    areas: new Set(pages.map(({ path }) => rulePage.exec(path)?.[1] ?? '')),
    decisions: new Set(files.flatMap(({ path }) => decisionFile.exec(path)?.[1] ?? [])),
  }
}

interface Reference {
  readonly pattern: RegExp
  readonly isRight: (match: RegExpMatchArray) => boolean
  readonly message: (match: RegExpMatchArray) => string
}

const findIn = (file: SourceFile, { pattern, isRight, message }: Reference): Finding[] =>
  commentLines(file).flatMap(({ line, text }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isRight(match))
      .map((match) => ({ path: file.path, line, message: message(match) })),
  )

/** Links of a Markdown page lead to a file or a folder of the repository. Those of an app's pages lead into the shop (tooling/brands). */
const linksLead =
  (tree: Tree): Rule =>
  (file) =>
    file.path.endsWith('.md') && !file.path.startsWith('apps/')
      ? findIn(file, {
          // One that ends a span of code is an example.
          pattern: /\]\(([^)#\s]+)(?:#[^)]*)?\)(?!`)/g,
          isRight: ([, target = '']) =>
            /^[a-z]+:/.test(target) ||
            tree.paths.has(posix.normalize(posix.join(posix.dirname(file.path), target)).replace(/\/$/, '')),
          message: ([, target]) => `the link '${target}' leads nowhere`,
        })
      : []

/** Created by commands, and never tracked. */
const made = /(^|\/)(dist|node_modules|test-results|\.data|\.cache|\.turbo)(\/|$)|\.gen\.[a-z]+$/
/** A pattern, or one of the fictional brands and editions of the how-tos. */
const placeholder = /[<{*…$]|NNN|^apps\/(fjord|lu|pond)\b/

/** Paths from the root in comments and pages exist. */
const pathsExist =
  (tree: Tree): Rule =>
  (file) =>
    findIn(file, {
      pattern: /(?<![\w./@-])(?:apps|packages|tooling|docs)\/[\w.@/<{*…$-]*[\w<{*…$]/g,
      isRight: ([path]) => placeholder.test(path) || made.test(path) || tree.paths.has(path),
      message: ([path]) => `'${path}' is not in the repository`,
    })

const namedPath = /`([\w@][\w.@/-]*\/[\w.-]*[\w-]\.(?:[cm]?[jt]sx?|css|sql|md|ya?ml))`/g
const namedFile = /`([\w@][\w.@/-]*[\w-]\.(?:[cm]?[jt]sx?|css|sql|md|ya?ml))`/g

/**
 * Paths in backticks exist, relative to the root or to the folder of the subject. Bare file names may be examples,
 * except in the glossary, which locates terms.
 */
const namedFilesExist =
  (tree: Tree): Rule =>
  (file) =>
    findIn(file, {
      pattern: file.path === 'docs/glossary.md' ? namedFile : namedPath,
      isRight: ([, path = '']) => made.test(path) || placeholder.test(path) || tree.endings.has(path),
      message: ([, path]) => `no file is called '${path}'`,
    })

/** Ids of rules, and numbers of faults, invariants, targets and decisions, are defined in docs. */
const citedRulesExist = (tree: Tree): Rule => {
  const cited: readonly Reference[] = [
    {
      pattern: new RegExp(`(?<![\\w/.-])(?:${[...tree.areas].join('|')})-\\d+\\b(?![-.]?\\w)`, 'g'),
      isRight: ([id]) => tree.rules.has(id),
      message: ([id]) => `docs/product has no rule '${id}'`,
    },
    {
      pattern: /(?<![\w/.'"`-])[FIP]\d{1,2}(?![\w-])/g,
      isRight: ([number]) => tree.rules.has(number),
      message: ([number]) => `docs/product has no number '${number}'`,
    },
    {
      pattern: /\bdecisions? (\d{3})\b/gi,
      isRight: ([, number = '']) => tree.decisions.has(number),
      message: ([, number]) => `there is no decision ${number}`,
    },
  ]
  return (file) => cited.flatMap((reference) => findIn(file, reference))
}

/**
 * A reference to a document in capitals that is not in the repository, or to one of its sections, is useless to
 * readers.
 */
const noAbsentDocument =
  (tree: Tree): Rule =>
  (file) =>
    findIn(file, {
      pattern: /\b[A-Z]{3,}(?:[_-][A-Z]+)*(?:\.md\b| §\d)/g,
      isRight: ([name]) => name === 'CHANGELOG.md' || tree.endings.has(name),
      message: ([name]) => `'${name}' is not in the repository: name a rule of docs/product`,
    })

/** All rules above, for one checkout. Skips violations that the linter's tests plant. */
export const referenceRules = (files: readonly SourceFile[]): Rule[] => {
  const tree = treeOf(files)
  const rules = [linksLead, pathsExist, namedFilesExist, citedRulesExist, noAbsentDocument].map((rule) =>
    rule(tree),
  )
  return rules.map((rule) => (file) => (planted.test(file.path) ? [] : rule(file)))
}

const planted = /^tooling\/lint\/.*\.test\.mts$/

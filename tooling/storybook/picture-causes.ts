import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { ChangedPicture } from './accepted-pictures.ts'

const root = join(import.meta.dirname, '../..')

/** Changed pictures with the same changed files behind them. */
export interface CauseGroup {
  /** `cause-1`: names the group in `--accept`. */
  readonly name: string
  /** Changed files that all of its pictures depend on, from the repository's root; empty when none is known. */
  readonly files: readonly string[]
  readonly changed: readonly ChangedPicture[]
}

/** Files that all stories depend on although none imports them (`sharedInputs` of story-inputs.ts). */
const isForAll = (path: string) =>
  path === 'pnpm-lock.yaml' || /^(?:apps\/|tooling\/storybook\/(?:src\/)?(?:config\/|[\w-]+\.ts$))/.test(path)

/**
 * Groups changed pictures by the changed files that their stories reach, the largest group first: one changed token is one group.
 * @param reachedBy the files of the story of a picture
 * @param changedFiles files that were changed since pictures were accepted
 */
export function groupByCause(
  changed: readonly ChangedPicture[],
  reachedBy: (id: string) => readonly string[],
  changedFiles: readonly string[],
): CauseGroup[] {
  const forAll = changedFiles.filter(isForAll)
  const groups = new Map<string, { files: string[]; changed: ChangedPicture[] }>()
  for (const one of changed) {
    const reached = new Set(reachedBy(one.id))
    const files = [...changedFiles.filter((path) => reached.has(path)), ...forAll].toSorted()
    const key = files.join('\n')
    const group = groups.get(key) ?? { files, changed: [] }
    group.changed.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
    .toSorted((one, other) => other.changed.length - one.changed.length)
    .map((group, index) => ({ name: `cause-${index + 1}`, ...group }))
}

/** Files changed after the commit with the accepted state `verified`, committed or not; none where git does not know. */
export function changedSince(verified: string): string[] {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    const commit = git('log', '-1', '--format=%H', '--', verified)
    if (commit === '') return []
    const lines = [git('diff', '--name-only', commit), git('ls-files', '--others', '--exclude-standard')]
    return lines.flatMap((text) => text.split('\n')).filter((path) => path !== '')
  } catch {
    return []
  }
}

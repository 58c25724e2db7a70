import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './finding.mts'

const text = /\.([cm]?[jt]sx?|css|sql|html|svg|json|ya?ml|sh|md)$/

/** Every tracked or new file, except generated and ignored ones. */
export function sourceFiles(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))
    .map((path) => ({ path, text: text.test(path) ? readFileSync(join(root, path), 'utf8') : '' }))
}

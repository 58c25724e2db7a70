import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * A copy of the checkout to plant faults in. The links of the workspace are copied as links, so that they lead to the copy;
 * libraries stay where they are.
 */
export function copyTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'camping-mutants-'))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .split('\0')
    .filter((path) => path && existsSync(join(root, path)))
  for (const path of files) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const folders = new Set(files.map((path) => path.split('/').slice(0, 2).join('/')))
  for (const folder of folders) {
    const links = join(folder, 'node_modules')
    if (!existsSync(join(root, links))) continue
    cpSync(join(root, links), join(copy, links), { recursive: true, verbatimSymlinks: true })
  }
  return copy
}

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ourPackages = ['contract', 'editions', 'core', 'ui', 'storefront', 'api', 'web', 'catalogue', 'testkit']
const libraries = ['@mui/material', 'react', 'react-dom', 'react-redux', 'zod']

/**
 * A small workspace in a temporary folder, with our package names, linked as pnpm links them, and the given files.
 * @returns its folder and a function that removes it
 */
export function plantTree(files: Record<string, string>): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const dependencies = Object.fromEntries(
    [...ourPackages.map((name) => `@camping/${name}`), ...libraries].map((name) => [name, '*']),
  )
  const manifest = (name: string) =>
    JSON.stringify({ name, version: '1.0.0', type: 'module', exports: { './*': './src/*' }, dependencies })
  write('package.json', JSON.stringify({ name: 'planted', dependencies }))
  mkdirSync(join(folder, 'node_modules/@camping'), { recursive: true })
  for (const name of ourPackages) {
    write(`packages/${name}/package.json`, manifest(`@camping/${name}`))
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@camping', name))
  }
  for (const name of [...libraries, 'left-pad']) {
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'main.js' }),
    )
    write(`node_modules/${name}/main.js`, 'export const a = 1\n')
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

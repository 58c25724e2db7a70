import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

/**
 * What is wrong with the releases in the repository of a brand, a line for each: packages of ours are made, tested and released together,
 * under one version. A part of an upgrade would fail somewhere inside, where nobody finds the reason.
 */
export function checkRelease(folder: string): string[] {
  const manifest = join(folder, 'package.json')
  const packages = join(folder, 'node_modules/@camping')
  if (!existsSync(manifest) || !existsSync(join(packages, 'web')))
    return [
      `package.json: There is no repository of a brand in ${folder}. Go to its folder and run npm install.`,
    ]
  const { version } = read(join(packages, 'web/package.json'))
  const content = read(manifest)
  const stated = (['dependencies', 'devDependencies'] as const).flatMap((list) =>
    Object.entries(content[list] ?? {})
      .filter(([name]) => name.startsWith('@camping/'))
      .map(([name, wanted]) => ({ list, name, wanted })),
  )
  // npm leaves each in the list that has it.
  const remedy = `npm install --save-exact ${stated.map(({ name }) => `${name}@${version}`).join(' ')}`
  const others = stated.filter(({ wanted }) => wanted !== version)
  if (others.length > 0)
    return others.map(
      ({ list, name, wanted }) =>
        `package.json, ${list}.${name}: is ${wanted}, and @camping/web is installed as ${version}. Packages of one release belong together: ${remedy}`,
    )
  return readdirSync(packages)
    .filter((name) => !name.startsWith('app-'))
    .map((name) => [name, read(join(packages, name, 'package.json')).version] as const)
    .filter(([, found]) => found !== version)
    .map(
      ([name, found]) =>
        `node_modules/@camping/${name}: is ${found}, and @camping/web is ${version}. Remove node_modules and package-lock.json, then: npm install`,
    )
}

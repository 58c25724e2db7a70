import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import { nameOf } from './fill-gaps.ts'
import { EditionError } from './edition-error.ts'

const notCopied = new Set(['dist', '.turbo', '.bin', 'CHANGELOG.md', 'messages'])

/**
 * Copies an app for another site: identity, site, address and package name are the new ones, everything else is as it was. Words of
 * the app's own are of its country and stay behind.
 */
export function copyApp(root: string, like: string, site: string): void {
  const [from, to] = [join(root, 'apps', like), join(root, 'apps', site)]
  if (existsSync(to)) throw new EditionError(`apps/${site} is there already.`)
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !notCopied.has(basename(path)),
  })
  const config = join(to, 'app.config.ts')
  writeFileSync(config, configOf(readFileSync(config, 'utf8'), like, site))
  const manifest = join(to, 'package.json')
  writeFileSync(
    manifest,
    replacedOnce(
      readFileSync(manifest, 'utf8'),
      [`"@camping/app-${like}"`, `"@camping/app-${site}"`],
      manifest,
    ),
  )
  const lock = join(root, 'pnpm-lock.yaml')
  writeFileSync(lock, lockWith(readFileSync(lock, 'utf8'), like, site))
}

/** The configuration with another identity, site and host, and without the accounts and addresses that are of the country. */
export function configOf(source: string, like: string, site: string): string {
  const tree = ts.createSourceFile('app.config.ts', source, ts.ScriptTarget.Latest, true)
  const places = new Map<string, ts.Expression>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.parent)) {
      const isTop = ts.isCallExpression(node.parent.parent)
      if (isTop) places.set(nameOf(node) ?? '', node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  const host = `${site.slice(-2)}.alder.example`
  const changes: Record<string, string> = {
    id: `'${site}'`,
    sites: `['${site}']`,
    domains: `{ '${site}': '${host}' }`,
    ...(places.has('tagManagerId') && {
      tagManagerId: `'GTM-ALDER${site.replace('-', '').toUpperCase()}'`,
    }),
  }
  return Object.entries(changes)
    .map(([name, text]) => {
      const place = places.get(name)
      if (!place)
        throw new EditionError(`apps/${like}/app.config.ts has no '${name}' of its own to be changed.`)
      return { start: place.getStart(), end: place.getEnd(), text }
    })
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, change) => text.slice(0, change.start) + change.text + text.slice(change.end), source)
}

/** The lock file with the new app behind the one it is like: same dependencies, same versions. */
export function lockWith(lock: string, like: string, site: string): string {
  const block = new RegExp(String.raw`\n  apps/${like}:\n(?:    .*\n)+`).exec(lock)?.[0]
  if (block === undefined) throw new EditionError(`pnpm-lock.yaml has no part 'apps/${like}' to copy.`)
  const heads = [...lock.matchAll(/\n {2}(apps\/[\w-]+):\n/g)]
  const next = heads.find(([, name = '']) => name > `apps/${site}`)
  const at = next?.index ?? lock.indexOf(block) + block.length
  const added = block.replace(`apps/${like}:`, `apps/${site}:`)
  return lock.slice(0, at) + added + lock.slice(at)
}

/** Changes a text that has to be there exactly once. */
export function replacedOnce(
  source: string,
  [before, after]: readonly [string, string],
  file: string,
): string {
  if (source.split(before).length !== 2)
    throw new EditionError(`${file}: '${before}' should be there once, so that it can be changed.`)
  return source.replace(before, () => after)
}

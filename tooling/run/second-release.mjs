import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the second release breaks: a message with another name, of which it states so, and one that is gone. */
export const broken = {
  renamed: ['home.hero.title', 'home.scene.title'],
  gone: ['content.themes.text', 'content.themes.lead'],
}

const table = 'former-messages.js'

/** The text of a built file as the second release has it. */
export function ofSecondRelease(file, text) {
  if (file.endsWith(table)) {
    const row = JSON.stringify(broken.renamed)
    const changed = text.replace(/(const formerNames\s*=\s*\[)/, (begin) => `${begin}\n  ${row},`)
    if (changed === text) throw new Error(`${table} has no list of former names.`)
    return changed
  }
  return Object.values(broken).reduce(
    (changed, [was, is]) => changed.replaceAll(`'${was}'`, `'${is}'`).replaceAll(`"${was}"`, `"${is}"`),
    text,
  )
}

/** A package.json of the second release: its version, and that of ours that it depends on. */
export function manifestOfSecondRelease(manifest, version) {
  const raised = (list) =>
    list &&
    Object.fromEntries(
      Object.entries(list).map(([name, wanted]) => [name, name.startsWith('@camping/') ? version : wanted]),
    )
  const { dependencies, peerDependencies } = manifest
  return {
    ...manifest,
    version,
    ...(dependencies && { dependencies: raised(dependencies) }),
    ...(peerDependencies && { peerDependencies: raised(peerDependencies) }),
  }
}

/** The next major version: what gets another name breaks what brands have written. */
export const nextMajor = (version) => `${Number(version.split('.')[0]) + 1}.0.0`

/** Makes a second, breaking release of packages that were built, in their folders, and returns its version. */
export function makeSecondRelease(folders) {
  const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const version = nextMajor(read(folders[0]).version)
  for (const folder of folders) {
    const manifest = manifestOfSecondRelease(read(folder), version)
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(?:js|d\.ts)$/.test(name)) continue
      const path = join(folder, name)
      const text = readFileSync(path, 'utf8')
      const changed = ofSecondRelease(name, text)
      if (changed !== text) writeFileSync(path, changed)
    }
  }
  return version
}

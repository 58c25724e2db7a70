import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { productNode, toolEnvironment } from './child-environment.mjs'
import { PlainError } from './progress.mjs'
import { catalogOf, releasedManifest } from './released-manifest.mjs'
import { repositoryAddress } from './repository-address.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { cacheFolder, manifestOf, root, workspaceFolders } from './workspace.mjs'

/** What is not for a brand's repository, below the sources of a package. Stories are: the Storybook there shows them. */
const notReleased =
  /\.(?:test|bench)\.[mc]?tsx?$|(?:^|\/)(?:testing|node_modules|reports|dist)\/|^(?:package|tsconfig)\.json$|^vite\.config\.ts$/
const isOfStories = (file) => /\.stories\.tsx$|(?:^|\/)stories\/[\w.-]+\.tsx?$/.test(file)
const isScript = (file) => /(?<!\.d)\.tsx?$/.test(file)

/** Folders of the packages that are released: all that are not private. */
export const releasedFolders = () =>
  workspaceFolders().filter((folder) => manifestOf(folder).private !== true)

/**
 * A script as it is published: our modules end otherwise once they are built. Imports across packages have the names of the sources,
 * which `exports` of each package.json leads to what was built.
 */
export function withBuiltEndings(code) {
  return code.replaceAll(
    /((?:\bfrom\s*|\bimport\s*\(?\s*)(['"])\.\.?\/[^'"\n]+)\.tsx?\2/g,
    (_, path, quote) => `${path}.js${quote}`,
  )
}

/**
 * Builds every released package into a folder of its own below `out`: scripts and types by the compiler, styles and other files as they
 * are, and its package.json. Returns these folders.
 */
export async function buildPackages(out) {
  const folders = releasedFolders()
  mkdirSync(cacheFolder, { recursive: true })
  const work = mkdtempSync(join(cacheFolder, 'packages-'))
  try {
    await compile(folders, work)
    const release = await releaseOf(folders)
    const targets = []
    for (const folder of folders) {
      const target = writePackage(folder, { work, out, release })
      await addRelease(folder, target)
      targets.push(target)
    }
    return targets
  } finally {
    rmSync(work, { recursive: true })
  }
}

const sourcesOf = (folder) =>
  existsSync(join(root, folder, 'src')) ? join(root, folder, 'src') : join(root, folder)

function filesOf(folder) {
  const files = readdirSync(sourcesOf(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(sourcesOf(folder).length + 1)
        .replaceAll('\\', '/'),
    )
  const read = (file) => readFileSync(join(sourcesOf(folder), file), 'utf8')
  const released = files.filter((file) => !notReleased.test(file))
  return [...new Set([...released, ...madeOf(released.filter(isOfStories), read)])]
}

/** Modules of stories with the ones for tests that they import, directly or not. */
export function madeOf(stories, read) {
  const found = new Set(stories)
  // A set goes on to what is added while it is walked.
  for (const file of found)
    for (const [, path] of read(file).matchAll(/\bfrom '(\.\.?\/[^']+\.tsx?)'/g)) {
      const imported = posix.join(posix.dirname(file), path)
      if (notReleased.test(imported)) found.add(imported)
    }
  return [...found]
}

/** All packages as one program. The types are checked by a step of the gate, here they are only written. */
async function compile(folders, work) {
  const scripts = folders.flatMap((folder) =>
    filesOf(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(sourcesOf(folder), file)),
  )
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      rootDir: root,
      outDir: join(work, 'built'),
      allowImportingTsExtensions: false,
    },
    files: scripts,
  }
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config))
  const { code, output } = await runQuietly('tsc', ['-p', join(work, 'tsconfig.json')], {
    env: toolEnvironment(),
  })
  if (code !== 0) throw new PlainError(`The packages could not be compiled:\n${tail(output, 400)}`)
}

/** What a package writes beside what is built of its sources: its script `release`, called with the folder. */
async function addRelease(folder, target) {
  const script = manifestOf(folder).scripts?.release
  if (!script) return
  const { code, output } = await runQuietly(productNode(), [...script.split(' ').slice(1), target], {
    cwd: join(root, folder),
    env: toolEnvironment(),
  })
  if (code !== 0) throw new PlainError(`${script} of ${folder} failed:\n${tail(output)}`)
}

async function releaseOf(folders) {
  const manifests = folders.map(manifestOf)
  return {
    catalog: catalogOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
    versions: Object.fromEntries(manifests.map(({ name, version }) => [name, version])),
    repository: await knownAddress(),
  }
}

/** The address of this repository (repository-address.mjs). */
export async function knownAddress() {
  const { code, output } = await runQuietly('git', ['remote', 'get-url', 'origin'])
  return repositoryAddress(process.env, code === 0 ? output : '')
}

function writePackage(folder, { work, out, release }) {
  const manifest = manifestOf(folder)
  const target = join(out, manifest.name.slice('@camping/'.length))
  const write = (file, text) => {
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), text)
  }
  const built = join(work, 'built', sourcesOf(folder).slice(root.length + 1))
  for (const file of filesOf(folder)) {
    if (!isScript(file)) {
      write(join('lib', file), readFileSync(join(sourcesOf(folder), file)))
      continue
    }
    const name = file.replace(/\.tsx?$/, '')
    write(join('lib', `${name}.js`), withBuiltEndings(readFileSync(join(built, `${name}.js`), 'utf8')))
    write(join('lib', `${name}.d.ts`), readFileSync(join(built, `${name}.d.ts`)))
  }
  for (const further of manifest.files ?? []) {
    if (!existsSync(join(root, folder, further)))
      throw new PlainError(`${folder}/${further} is not built: npm run build`)
    cpSync(join(root, folder, further), join(target, further), { recursive: true })
  }
  if (existsSync(join(root, folder, 'CHANGELOG.md')))
    copyFileSync(join(root, folder, 'CHANGELOG.md'), join(target, 'CHANGELOG.md'))
  copyFileSync(join(root, 'LICENSE'), join(target, 'LICENSE'))
  write(
    'package.json',
    `${JSON.stringify(releasedManifest(manifest, { ...release, directory: folder }), null, 2)}\n`,
  )
  return target
}

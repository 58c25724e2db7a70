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
import { dirname, join } from 'node:path'
import { toolEnvironment } from './child-environment.mjs'
import { PlainError } from './progress.mjs'
import { catalogOf, releasedManifest } from './released-manifest.mjs'
import { runQuietly, tail } from './run-quietly.mjs'
import { cacheFolder, manifestOf, root, workspaceFolders } from './workspace.mjs'

/** What is not for a brand's repository, below the sources of a package. */
const notProduct =
  /\.(?:test|stories|bench)\.[mc]?tsx?$|(?:^|\/)(?:testing|stories|node_modules|reports|dist)\/|^(?:package|tsconfig)\.json$|^vite\.config\.ts$/
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
    const release = releaseOf(folders)
    return folders.map((folder) => writePackage(folder, { work, out, release }))
  } finally {
    rmSync(work, { recursive: true })
  }
}

const sourcesOf = (folder) =>
  existsSync(join(root, folder, 'src')) ? join(root, folder, 'src') : join(root, folder)

function filesOf(folder) {
  return readdirSync(sourcesOf(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(sourcesOf(folder).length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => !notProduct.test(file))
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

function releaseOf(folders) {
  const manifests = folders.map(manifestOf)
  return {
    catalog: catalogOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')),
    versions: Object.fromEntries(manifests.map(({ name, version }) => [name, version])),
    repository: manifestOf('.').repository,
  }
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
  write('package.json', `${JSON.stringify(releasedManifest(manifest, release), null, 2)}\n`)
  return target
}

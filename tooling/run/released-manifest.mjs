/** Libraries of which a page has one copy: our packages name the versions that fit, and the one with commands brings those that were tested. */
const peers = ['react', 'react-dom', '@mui/material', '@emotion/cache', '@emotion/react', '@emotion/styled']

/** The oldest Node that reads the TypeScript of apps. */
const node = '>=22.18'

/** What is imported is named like its source, here and where packages are installed. */
const module = { types: './lib/*.d.ts', default: './lib/*.js' }

/** The exact versions of the workspace, as `catalog` of pnpm-workspace.yaml lists them. */
export function catalogOf(workspaceText) {
  const [, block = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspaceText) ?? []
  const lines = block.matchAll(/^ {2}'?([^':\s]+(?:\/[^':\s]+)?)'?: (\S+)$/gm)
  return Object.fromEntries([...lines].map(([, name, version]) => [name, version]))
}

/** Names of the packages that are released, with those that each of them depends on: all that are not private. */
export function releasedNames(manifests) {
  return manifests.filter((manifest) => manifest.private !== true).map(({ name }) => name)
}

/**
 * The package.json of a package as it is published, made of the one in this checkout: exact versions in place of `workspace:*` and
 * `catalog:`, built files in place of sources. `repository` is the address of this repository, `directory` the package's folder in it.
 * @throws when it depends on a package that is not released
 */
export function releasedManifest(manifest, { catalog, versions, repository, directory }) {
  const { name, version, description, license, type, bin, files = [] } = manifest
  const exact = ([library, wanted]) => {
    if (wanted === 'workspace:*') {
      if (!versions[library]) throw new Error(`${name} depends on ${library}, which is private.`)
      return [library, versions[library]]
    }
    const listed = wanted === 'catalog:' ? catalog[library] : wanted
    if (!listed)
      throw new Error(`${name} depends on ${library}, which the catalog of pnpm-workspace.yaml lacks.`)
    return [library, listed]
  }
  const all = Object.entries(manifest.dependencies ?? {}).map(exact)
  const isPeer = ([library]) => peers.includes(library)
  const ours = bin ? [] : all.filter(isPeer)
  const brought = bin && all.length > 0 ? peers.map((peer) => [peer, 'catalog:']).map(exact) : []
  const types = all.filter(isPeer).flatMap(([library]) => {
    const typed = manifest.devDependencies?.[`@types/${library}`]
    return typed ? [exact([`@types/${library}`, typed])] : []
  })
  const dependencies = [...(bin ? all : all.filter((one) => !isPeer(one))), ...brought, ...types]
  return withoutEmpty({
    name,
    version,
    description,
    license,
    repository: repository && { type: 'git', url: repository, directory },
    type,
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, builtFile(file)])),
    exports: { './package.json': './package.json', './*.ts': module, './*.tsx': module, './*': './lib/*' },
    files: ['lib', ...files],
    engines: { node },
    dependencies: sorted(dependencies),
    peerDependencies: sorted(ours.map(([library, listed]) => [library, `^${listed}`])),
    publishConfig: { access: 'public', provenance: true },
  })
}

const builtFile = (file) => file.replace('./src/', 'lib/').replace(/\.tsx?$/, '.js')

const sorted = (entries) =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)))

const withoutEmpty = (manifest) =>
  Object.fromEntries(
    Object.entries(manifest).filter(
      ([, value]) => value !== undefined && (typeof value !== 'object' || Object.keys(value).length > 0),
    ),
  )

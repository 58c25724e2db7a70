import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { npxParameters } from './child-environment.mjs'
import { PlainError } from './progress.mjs'
import { runQuietly, tail } from './run-quietly.mjs'

/**
 * Writes the list of every package that the product ships with (CycloneDX, by the pinned pnpm from its own lock file) and
 * answers it read. Nothing is asked of the network.
 */
export async function writePartsList(path) {
  mkdirSync(dirname(path), { recursive: true })
  const { code, output } = await runQuietly(
    'npx',
    npxParameters(
      '-c',
      `pnpm sbom --prod --sbom-type application --sbom-format cyclonedx --sbom-spec-version 1.6 --out ${path}`,
    ),
  )
  if (code !== 0) throw new PlainError(`The list of packages could not be made:\n${tail(output, 10)}`)
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Licences that ask for nothing but to be named. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '0BSD',
  'CC0-1.0',
  'OFL-1.1',
  'Unlicense',
]
/** What is allowed besides, package by package, and why. */
const allowed = [
  {
    purl: /^pkg:npm\/%40img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'loaded as a library of its own, unchanged',
  },
  { purl: /^pkg:npm\/lightningcss(-|@)/, licence: 'MPL-2.0', why: 'used unchanged when styles are built' },
  // What comes with a brand's Storybook alone (386), and is in no build.
  { purl: /^pkg:npm\/axe-core@/, licence: 'MPL-2.0', why: 'used unchanged in the test of a story' },
  {
    purl: /^pkg:npm\/caniuse-lite@/,
    licence: 'CC-BY-4.0',
    why: 'a table of browsers, unchanged, that names its makers itself',
  },
  {
    purl: /^pkg:npm\/png-js@2\.0\.0$/,
    licence: undefined,
    why: 'MIT by its LICENSE file; its manifest does not say so',
  },
]

/** What is wrong with a parts list, a sentence each: its form, packages that nobody can check, licences nobody allowed. */
export function faultsOfPartsList(list) {
  if (list.bomFormat !== 'CycloneDX' || !/^1\.[5-9]$/.test(list.specVersion ?? ''))
    return ['This is no CycloneDX list']
  const components = list.components ?? []
  if (components.length === 0) return ['The list is empty']
  // Packages of our own are parts, too, and come from this checkout: nobody else makes them.
  const foreign = components.filter(({ purl }) => !purl?.startsWith('pkg:npm/%40camping/'))
  return foreign.flatMap((component) => [
    ...(component.name && component.version && component.purl
      ? []
      : [`${component.name}: no name, version or purl`]),
    ...(component.externalReferences?.some(({ hashes }) => hashes?.some(({ alg }) => alg === 'SHA-512'))
      ? []
      : [`${component.purl}: no checksum`]),
    ...(isAllowed(component) ? [] : [`${component.purl}: licence ${licenceOf(component) ?? 'unstated'}`]),
  ])
}

function licenceOf({ licenses }) {
  const [first, ...more] = licenses ?? []
  if (!first || more.length > 0) return more.length > 0 ? JSON.stringify(licenses) : undefined
  return first.expression ?? first.license?.id ?? first.license?.name
}

/** `A OR B` needs one of them, `A AND B` both; nothing deeper occurs. */
function isAllowed(component) {
  const licence = licenceOf(component)
  if (allowed.some((one) => one.purl.test(component.purl) && one.licence === licence)) return true
  if (licence === undefined) return false
  const bare = licence.replace(/^\((.*)\)$/, '$1')
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => free.includes(one))
  return bare.split(' AND ').every((one) => free.includes(one))
}

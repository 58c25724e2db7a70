import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { measureFont } from './measure-font.ts'
import type { FontFile, FontProblem, FontSource } from './font-reading.ts'

/** What a package of Fontsource states about its font (metadata.json). */
interface Metadata {
  readonly id: string
  readonly family: string
  readonly weights: readonly number[]
  readonly category: string
  readonly license: { readonly type: string }
}

/** Licences that let anyone bring a font along on a page. */
const freeLicences = ['OFL-1.1', 'Apache-2.0', 'UFL-1.0', 'MIT', 'CC0-1.0']
/** The parts of a font that the product's languages need; of a character in both, browsers take the last. */
const subsets = ['latin-ext', 'latin'] as const

/** Where a package is installed for the app: in its folder or one above. Node's search would also find what others brought. */
function folderOfPackage(folder: string, name: string): string | undefined {
  const found = join(folder, 'node_modules', name)
  if (existsSync(join(found, 'package.json'))) return realpathSync(found)
  const above = dirname(folder)
  return above === folder ? undefined : folderOfPackage(above, name)
}

const jsonOf = <Value>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Value

/** The weights to load: the nearest one for headings; a regular and a bold one for text. */
function chosenWeights(weights: readonly number[], headingWeight: number | undefined): number[] {
  const nearest = (to: number) =>
    weights.toSorted((one, other) => Math.abs(one - to) - Math.abs(other - to)).slice(0, 1)
  return headingWeight === undefined
    ? [...new Set([...nearest(400), ...nearest(700)])]
    : nearest(headingWeight)
}

/**
 * The files of a package of the app. `headingWeight` is set for headings, which have one weight. Undefined when the app has no such
 * package.
 */
export async function filesOfPackage(
  folder: string,
  name: string,
  headingWeight: number | undefined,
): Promise<FontSource | undefined> {
  const root = folderOfPackage(folder, name)
  if (root === undefined) return undefined
  const failed = (sentence: string): FontSource => ({
    family: '',
    kind: 'sans-serif',
    licence: '',
    files: [],
    problems: [{ key: '', sentence }],
  })
  if (!existsSync(join(root, 'metadata.json')) || !existsSync(join(root, 'unicode.json')))
    return failed(
      `'${name}' is no package of Fontsource, whose names begin with @fontsource-variable/ or @fontsource/. Put the files of another font into the folder fonts and name them: { files, fallback, licence }.`,
    )
  const { id, family, weights, category, license } = jsonOf<Metadata>(join(root, 'metadata.json'))
  const ranges = jsonOf<Record<string, string>>(join(root, 'unicode.json'))
  const versions = name.startsWith('@fontsource-variable/')
    ? ['wght']
    : chosenWeights(weights, headingWeight).map(String)
  const files = await Promise.all(
    subsets.flatMap((subset) =>
      versions.map(async (version): Promise<FontFile[]> => {
        const path = join(root, `files/${id}-${subset}-${version}-normal.woff2`)
        const range = ranges[subset]
        if (!existsSync(path) || range === undefined) return []
        return [{ path, measured: await measureFont(path), range, isMain: subset === 'latin' }]
      }),
    ),
  )
  if (!files.flat().some(({ isMain }) => isMain))
    return failed(`'${name}' has no file with Latin letters in an upright style. Choose another font.`)
  const problems: FontProblem[] = freeLicences.includes(license.type)
    ? []
    : [
        {
          key: '',
          sentence: `'${name}' has the licence ${license.type}, which is not known to be free for websites (${freeLicences.join(', ')} are). Choose another font, or put its files into the folder fonts with the licence that you have.`,
        },
      ]
  return {
    family,
    kind: category === 'serif' ? 'serif' : 'sans-serif',
    licence: license.type,
    files: files.flat(),
    problems,
  }
}

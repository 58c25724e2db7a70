import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult } from 'dependency-cruiser'
import type { Imports } from './house-figures.ts'

const { options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { options: object }

/** Tests, stories and their support files may import freely. */
const notProduct = /\.(test|spec|stories|bench)\.\w+$|\.d\.ts$|\/(testing|stories|fixtures)\//
const source = /\.(ts|tsx|mts|mjs)$/

/** Imports between the product's source files below the folders, types and dynamic imports included. */
export async function readImports(root: string, folders: readonly string[]): Promise<Imports> {
  const cruiseOptions = { ...options, baseDir: root, cache: false, skipAnalysisNotInRules: false }
  const { output } = await cruise([...folders], cruiseOptions)
  const isProduct = (path: string) =>
    source.test(path) && !notProduct.test(path) && folders.some((folder) => path.startsWith(`${folder}/`))
  return new Map(
    (output as ICruiseResult).modules
      .filter((module) => isProduct(module.source))
      .map(({ source: file, dependencies }) => [
        file,
        new Set(dependencies.map(({ resolved }) => resolved).filter((to) => to !== file && isProduct(to))),
      ]),
  )
}

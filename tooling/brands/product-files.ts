import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProductFile } from './rules/used-keys.ts'

const notProduct = /\.(test|stories|bench)\.tsx?$|\.messages\.ts$|\/(testing|stories)\//
const asking = ['core', 'storefront', 'api', 'web', 'editions', 'contract']

/** The code that may use messages: packages without their tests, stories and the messages themselves. */
export function productFiles(root: string): ProductFile[] {
  return asking.flatMap((name) => {
    const folder = `packages/${name}/src`
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((path) => /\.tsx?$/.test(path) && !notProduct.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  })
}

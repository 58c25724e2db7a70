import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../places.ts'

/** Copies two brands into a folder, where the check of brands finds all that it reads; one of them can be broken there. */
export function copyBrands(root: string): void {
  for (const app of ['uk', 'white-label'])
    cpSync(join(checkout, 'apps', app), join(root, 'apps', app), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)$/.test(path),
    })
  mkdirSync(join(root, 'node_modules'))
  symlinkSync(join(checkout, 'tooling/brands/node_modules/@camping'), join(root, 'node_modules/@camping'))
  for (const name of ['packages', 'tsconfig.base.json']) symlinkSync(join(checkout, name), join(root, name))
}

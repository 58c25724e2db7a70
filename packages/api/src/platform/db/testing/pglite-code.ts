import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

let compiled: Promise<WebAssembly.Module> | undefined

/** PGlite's code, compiled once for all databases of this process: half of the time of opening one. */
export function pgliteCode(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  compiled ??= WebAssembly.compile(readFileSync(join(folder, 'pglite.wasm')))
  return compiled
}

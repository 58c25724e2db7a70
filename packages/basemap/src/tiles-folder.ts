import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The folder with the built tiles, beside the sources of this package.
 * @param from URL of a module that sees this package, wherever it was bundled to
 */
export const tilesFolder = (from: string): string =>
  join(dirname(createRequire(from).resolve('@camping/basemap/tile-archive.ts')), '../dist')

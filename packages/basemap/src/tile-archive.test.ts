import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTileArchive, writeTileArchive } from './tile-archive.ts'

it('gives every tile back as it was written, and a version that follows the contents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tiles-'))
  try {
    const tiles = [
      { z: 2, x: 1, y: 1, data: Buffer.from('first') },
      { z: 8, x: 134, y: 90, data: Buffer.from('second') },
    ]
    expect(writeTileArchive(folder, tiles)).toEqual({ count: 2, bytes: 11 })
    const archive = openTileArchive(folder)
    expect(archive.tile(2, 1, 1)?.toString()).toBe('first')
    expect(archive.tile(8, 134, 90)?.toString()).toBe('second')
    expect(archive.tile(8, 134, 91)).toBeUndefined()
    writeTileArchive(folder, tiles.slice(1))
    expect(openTileArchive(folder).version).not.toBe(archive.version)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

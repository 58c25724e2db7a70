import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AcceptedPictures } from './accepted-pictures.ts'
import { usualVariant } from './story-variants.ts'

const picture = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer()
const id = 'alder-light-360/base-button/primary'
const seen = async (background: string, brand = 'alder') => ({
  story: 'base-button--primary',
  variant: { ...usualVariant, brand },
  picture: await picture(background),
})

let folder: string
let pictures: AcceptedPictures
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  pictures = new AcceptedPictures({ accepted: join(folder, 'accepted'), found: join(folder, 'found') })
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('AcceptedPictures', () => {
  it('stores a new picture until it is accepted, and then finds no change', async () => {
    const found = await pictures.check(await seen('red'))
    expect(found).toEqual({ id, kind: 'new', different: 0 })
    expect(pictures.accepted()).toEqual([])
    if (found) pictures.accept(found)
    expect(pictures.accepted()).toEqual([id])
    expect(await pictures.check(await seen('red'))).toBeUndefined()
  })

  it('finds a change, with before, after and difference, and takes the new state when it is accepted', async () => {
    pictures.accept({ id, kind: 'new', different: 0, ...(await pictures.check(await seen('red'))) })
    const found = await pictures.check(await seen('blue'))
    expect(found).toEqual({ id, kind: 'changed', different: 1200 })
    for (const file of Object.values(pictures.files(id))) expect(existsSync(file), file).toBe(true)
    if (found) pictures.accept(found)
    expect(await pictures.check(await seen('blue'))).toBeUndefined()
    expect(await pictures.check(await seen('red'))).toMatchObject({ kind: 'changed' })
  })

  it('finds pictures whose story is gone, and removes them when that is accepted', async () => {
    pictures.accept({ id, kind: 'new', different: 0, ...(await pictures.check(await seen('red'))) })
    expect(pictures.gone(new Set([id]))).toEqual([])
    const [gone] = pictures.gone(new Set())
    expect(gone).toEqual({ id, kind: 'gone', different: 0 })
    if (gone) pictures.accept(gone)
    expect(pictures.accepted()).toEqual([])
  })

  it('calls a picture the first of its brand until one of that brand is accepted', async () => {
    const first = await pictures.check(await seen('red', 'fjord'))
    expect(first).toEqual({ id: 'fjord-light-360/base-button/primary', kind: 'first', different: 0 })
    const { kind } = { ...(await pictures.check(await seen('red', 'fjord-kids'))) }
    expect(kind).toBe('first')
    if (first) pictures.accept(first)
    rmSync(pictures.files('fjord-light-360/base-button/primary').before)
    expect(await pictures.check(await seen('red', 'fjord'))).toMatchObject({ kind: 'new' })
    expect(await pictures.check(await seen('red', 'fjord-kids'))).toMatchObject({ kind: 'first' })
  })

  it('forgets what an earlier run has found', async () => {
    await pictures.check(await seen('red'))
    pictures.begin()
    expect(existsSync(pictures.files(id).after)).toBe(false)
  })
})

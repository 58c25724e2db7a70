import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appIcons } from './app-icons.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-icons-'))
const built = (name: string) => readFileSync(join(folder, 'dist', name))
beforeAll(async () => {
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'main.js'), '')
  writeFileSync(
    join(folder, 'public/favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle cx="18" cy="18" r="17" fill="#1f4d3a"/></svg>',
  )
  const input = join(folder, 'main.js')
  await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [appIcons(folder)],
    build: { rolldownOptions: { input } },
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([180, 192, 512])('the icon of %s px is drawn at its size', async (size) => {
  const icon = sharp(built(`icon-${size}.png`))
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: size, height: size })
  const { data } = await icon.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const middle = ((size / 2) * size + size / 2) * 4
  expect([...data.subarray(middle, middle + 4)]).toEqual([31, 77, 58, 255])
  // Apple's home screen has no transparency.
  expect(data[3]).toBe(size === 180 ? 255 : 0)
})

test('favicon.ico has one picture of 32 px, where its header points to', async () => {
  const file = built('favicon.ico')
  const [kind, count, length, offset] = [
    file.readUInt16LE(2),
    file.readUInt16LE(4),
    file.readUInt32LE(14),
    file.readUInt32LE(18),
  ]
  expect([kind, count, offset + length]).toEqual([1, 1, file.length])
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  })
})

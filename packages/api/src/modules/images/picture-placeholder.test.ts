import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturePlaceholders } from './picture-placeholder.ts'

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><linearGradient id="g" x2="1" y2="1">
<stop stop-color="#fa6"/><stop offset="1" stop-color="#036"/></linearGradient></defs><rect width="1600" height="1200" fill="url(#g)"/>
<circle cx="300" cy="300" r="200" fill="#fff"/><path d="M0 900l500-400 400 300 700-500v900H0z" fill="#253"/></svg>`

test('a placeholder is a tiny webp of at most 300 characters, drawn once', async () => {
  let drawn = 0
  const placeholder = picturePlaceholders((id) => {
    drawn += 1
    return id === 'known' ? svg : undefined
  })
  const [uri, same] = await Promise.all([placeholder('known'), placeholder('known')])
  expect(uri).toBe(same)
  expect(drawn).toBe(1)
  expect(uri?.length).toBeLessThanOrEqual(300)
  const bytes = Buffer.from(uri?.split(',')[1] ?? '', 'base64')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 })
  expect(await placeholder('unknown')).toBeUndefined()
})

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPictures, demoPlaceholder } from './demo-source.ts'

const sceneIds = ['place', 'tent', 'chalet', 'pitch', 'pool', 'detail', 'evening', 'hero', 'theme'].flatMap(
  (kind, i) => ['morning', 'day', 'dusk', 'night'].map((time) => `${kind}-lake-summer-${time}-${i * 37}`),
)
const ids = [...sceneIds, 'country-nl-summer-day-27', 'country-ch-winter-night-3']

/** The picture reduced to three pixels in a column. */
async function shrunk(id: string): Promise<number[][]> {
  const svg = (await demoPictures(id)) as string
  const bytes = await sharp(Buffer.from(svg), { density: 3 })
    .resize(1, 3, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [0, 3, 6].map((at) => [...bytes.subarray(at, at + 3)])
}

const coloursOf = (placeholder: string) =>
  (placeholder.match(/.../g) ?? []).map((three) =>
    three.split('').map((digit) => Number.parseInt(digit, 16) * 17),
  )

test('a placeholder has the colours of its picture from top to bottom', async () => {
  for (const id of ids) {
    const placeholder = demoPlaceholder(id) ?? ''
    expect(placeholder).toMatch(/^[0-9a-f]{9}$/)
    const real = await shrunk(id)
    const distances = coloursOf(placeholder).map((colour, i) =>
      Math.hypot(...colour.map((channel, k) => channel - (real[i]?.[k] ?? 0))),
    )
    // Black and white are 441 apart.
    expect(distances.reduce((sum, one) => sum + one, 0) / 3, id).toBeLessThan(75)
  }
})

test('an unknown id has none', () => {
  expect(demoPlaceholder('../../etc/passwd')).toBeUndefined()
})

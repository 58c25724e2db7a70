import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictureRatios, pictureWidths } from './picture-facts.ts'
import { pictureSlots } from './picture-slots.data.ts'
import { slotWidth } from './slot-width.ts'

const packages = join(import.meta.dirname, '../../../../packages')
const files = ['ui/src', 'storefront/src']
  .flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path).replaceAll('\\', '/'),
    ),
  )
  .filter((path) => path.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$|\/(?:stories|testing)\//.test(path))
const sources = new Map(
  files
    .map((path) => [path, readFileSync(join(packages, path), 'utf8')] as const)
    .filter(([, text]) => /<Picture\s/.test(text)),
)

const sorted = (values: Iterable<string>) => [...new Set(values)].toSorted()
const slotsIn = (file: string) => pictureSlots.filter((slot) => slot.file === file)

/** What an attribute may become: both ends of a choice, names and templates with their text. */
function textsOf(expression: string, constants: ReadonlyMap<string, string>): string[] {
  const [, whenTrue, whenFalse] = /^[^?`]+\? (.+?) : (.+)$/.exec(expression) ?? []
  if (whenTrue && whenFalse) return [whenTrue, whenFalse].flatMap((one) => textsOf(one, constants))
  const [before, inner, after] = expression.startsWith('`')
    ? (/^`(.*?)\$\{(.+?)\}(.*)`$/.exec(expression)?.slice(1) ?? [])
    : []
  if (inner !== undefined)
    return textsOf(inner, constants).flatMap((text) => textsOf(`\`${before}${text}${after}\``, constants))
  return [constants.get(expression) ?? expression.replaceAll(/^['"`]|['"`]$/g, '')]
}

function statedIn(text: string) {
  const constants = new Map(
    [...text.matchAll(/^const (\w+) = '([^']+)'$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  )
  const pictures = text
    .split(/<Picture\s/)
    .slice(1)
    .map((rest) => rest.split('/>')[0] ?? '')
  const sizes = pictures.flatMap((one) => {
    const [, quoted, expression] = /sizes=(?:"([^"]+)"|\{(.+)\}$)/m.exec(one) ?? []
    return quoted ? [quoted] : textsOf(expression ?? '', constants)
  })
  return {
    widths: pictures.flatMap((one) => [...one.matchAll(/\[(\d+(?:, \d+)+)\]/g)].map(([, list = '']) => list)),
    ratios: pictures.map((one) => /ratio="([^"]+)"/.exec(one)?.[1] ?? 'none'),
    sizes,
  }
}

test('every file with a picture has its places on the page of pictures', () => {
  expect(sorted(pictureSlots.map(({ file }) => file))).toEqual(sorted(sources.keys()))
})

test.each([...sources])('%s has the widths, forms and sizes that the page shows', (file, text) => {
  const stated = statedIn(text)
  const slots = slotsIn(file)
  expect(sorted(slots.map(({ widths }) => widths.join(', ')))).toEqual(sorted(stated.widths))
  expect(sorted(slots.map(({ ratio }) => ratio))).toEqual(sorted(stated.ratios))
  expect(sorted(slots.flatMap(({ sizes }) => sizes))).toEqual(sorted(stated.sizes))
})

test('the type of a picture names its forms and widths', () => {
  expect(pictureRatios).toContain('3:2')
  expect(pictureWidths.length).toBeGreaterThan(5)
  const used = pictureSlots.flatMap(({ widths }) => widths)
  expect(used.filter((width) => !pictureWidths.includes(width))).toEqual([])
})

test.each([
  ['100vw', 360, 360],
  ['(min-width: 640px) 45vw, min(78vw, 300px)', 360, 281],
  ['(min-width: 640px) 45vw, min(78vw, 300px)', 639, 300],
  ['(min-width: 640px) 45vw, min(78vw, 300px)', 640, 288],
])('%s on a screen of %i px is %i px wide', (sizes, screen, width) => {
  expect(slotWidth(sizes, screen)).toBe(width)
})

test('a length that the page cannot read is an error', () => {
  expect(() => slotWidth('50em', 360)).toThrow('50em')
  expect(() => slotWidth('(min-width: 640px) 45vw', 360)).toThrow('360')
})

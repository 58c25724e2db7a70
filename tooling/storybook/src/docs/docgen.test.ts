import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentGuide } from '@camping/ui/stories/component-guide.ts'
import { expect, test } from 'vitest'
import { docgenReader } from './docgen.ts'
import { defaultText, typeText } from './prop-text.ts'

const source = join(import.meta.dirname, '../../../../packages/ui/src')
const guides = import.meta.glob<ComponentGuide>('../../../../packages/ui/src/**/*.guide.data.ts', {
  eager: true,
  import: 'guide',
})
const files = [...new Set(Object.values(guides).flatMap(({ components }) => components))]
const read = await docgenReader()

/** Props that a designer could not use: without a description, or without a type. */
async function gaps(file: string, code?: string): Promise<string[]> {
  const components = await read(join(source, file), code)
  return Object.entries(components).flatMap(([name, { props = {} }]) =>
    Object.entries(props)
      .filter(([, docs]) => !docs.description?.trim() || /^(?:union|unknown|)$/.test(typeText(docs)))
      .map(([prop]) => `${name}.${prop}`),
  )
}

test.each(files)('every prop of %s has a type and a description', async (file) => {
  expect(await gaps(file)).toEqual([])
})

test('a prop without a description is found', async () => {
  const file = 'badge/badge.tsx'
  const code = readFileSync(join(source, file), 'utf8')
  expect(await gaps(file, code.replace('  tone?: Tone\n', '  tone?: Tone\n  planted?: string\n'))).toEqual([
    'Badge.planted',
  ])
})

test('props are found where types are put together', async () => {
  const propsOf = async (file: string, name: string) => {
    const { [name]: component } = await read(join(source, file))
    return Object.keys(component?.props ?? {})
  }
  expect(await propsOf('map/map-card.tsx', 'MapCard')).toContain('pictures')
  expect(await propsOf('checkout/extra-choice.tsx', 'ExtraChoice')).toContain('increaseLabel')
  expect(await propsOf('popups/panel-sheet.tsx', 'PanelSheet')).toContain('closeLabel')
})

test('unions are spelled out, and types that docgen does not know are those of the source', async () => {
  const { Button, ButtonLink } = await read(join(source, 'button/button.tsx'))
  expect(typeText(Button!.props!['kind']!)).toBe("'primary' | 'brand' | 'secondary' | 'quiet' | 'danger'")
  expect(typeText(Button!.props!['icon']!)).toBe('IconName')
  expect(ButtonLink!.props!['href']!.required).toBe(true)
})

test('defaults are those of the code', async () => {
  const { Button } = await read(join(source, 'button/button.tsx'))
  expect(defaultText(Button!.props!['kind']!)).toBe("'secondary'")
  expect(defaultText(Button!.props!['wide']!)).toBe('false')
  expect(defaultText(Button!.props!['icon']!)).toBe('left out')
  const { SiteCard } = await read(join(source, 'site-card/site-card.tsx'))
  expect(defaultText(SiteCard!.props!['level']!)).toBe('2')
})

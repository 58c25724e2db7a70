import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { madeOfMui, readSources } from '@camping/house/component-list.ts'
import { routeNames } from '@camping/editions/routes.ts'
import type { ComponentGuide } from '@camping/ui/stories/component-guide.ts'
import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import { describe, expect, it, test } from 'vitest'
import { docsAddress } from './docs-address.ts'
import { pageGuides } from './page-guides.data.ts'
import { usedOn } from './used-on.data.ts'

const root = join(import.meta.dirname, '../../../..')
const source = join(root, 'packages/ui/src')
const loaded = import.meta.glob<ComponentGuide>('../../../../packages/ui/src/**/*.guide.data.ts', {
  eager: true,
  import: 'guide',
})
const keyOf = (path: string) =>
  path.replace(/^.*packages\/ui\/src\//, '').replace(/\.(guide\.data\.ts|stories\.tsx)$/, '')
const guides = new Map(Object.entries(loaded).map(([path, guide]) => [keyOf(path), guide]))
const filesOf = (ending: string) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending))
const onMui = madeOfMui(readSources())
const stories = filesOf('.stories.tsx').map((path) => path.replaceAll('\\', '/'))
const componentTitles = stories.map((path) => titleOf(join(source, path)))
const pageTitles = readdirSync(join(root, 'packages/storefront/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => titleOf(join(root, 'packages/storefront/src', path)))

function titleOf(path: string): string | undefined {
  return /title: '((?:Components|Patterns|Pages)\/[^']+)'/.exec(readFileSync(path, 'utf8'))?.[1]
}

test('stories are found', () => {
  expect(stories.length).toBeGreaterThan(60)
  expect([...componentTitles, ...pageTitles]).not.toContain(undefined)
})

/** Groups of components, as the sidebar orders them. */
const preview = readFileSync(join(import.meta.dirname, '../config/preview.tsx'), 'utf8')
const groupsInOrder = /'Components',\s*\[([^\]]+)\]/.exec(preview)?.[1]?.match(/[^'\n,]*[a-z](?=')/g) ?? []

test('every component stands in a group of the sidebar, and each group has several', () => {
  const groups = componentTitles
    .map((title) => title?.split('/') ?? [])
    .filter(([first]) => first === 'Components')
    .map((parts) => (parts.length === 3 ? parts[1] : parts.join('/')))
  expect(new Set(groups)).toEqual(new Set(groupsInOrder))
  expect(groupsInOrder.filter((group) => groups.filter((one) => one === group).length < 2)).toEqual([])
})

test('no title has to be read together with its code', () => {
  const titles = [...componentTitles, ...pageTitles]
  expect(titles.filter((title) => /\b(?:parts|islands?|mui)\b/i.test(title ?? ''))).toEqual([])
})

test.each(stories)('%s has a guide', (path) => {
  expect([...guides.keys()]).toContain(keyOf(path))
})

test('every component file is documented by a guide', () => {
  const documented = new Set([...guides.values()].flatMap(({ components }) => components))
  const components = filesOf('.tsx')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(stories|test)\.tsx$|(^|\/)(testing|stories|slots)\//.test(path))
    .filter((path) => /^export (?:function|const) [A-Z][a-z]/m.test(readFileSync(join(source, path), 'utf8')))
  expect(components.filter((path) => !documented.has(path as `${string}.tsx`))).toEqual([])
})

const words = (guide: ComponentGuide) => [
  guide.purpose,
  ...guide.use,
  ...guide.avoid.map(({ when }) => when),
  ...guide.anatomy.flat(),
  ...guide.do,
  ...guide.dont,
  ...guide.keys.flat(),
  ...guide.reader,
  ...guide.history.map(({ what }) => what),
]

describe.each([...guides])('the guide of %s', (key, guide) => {
  it('belongs to stories and to files that exist', () => {
    expect(existsSync(join(source, `${key}.stories.tsx`))).toBe(true)
    expect(guide.components.filter((path) => !existsSync(join(source, path)))).toEqual([])
    expect(guide.components).not.toHaveLength(0)
  })

  it('gives the reason where MUI does not make all of it, and only there', () => {
    const without = guide.components.filter((path) => !onMui.has(`packages/ui/src/${path}`))
    expect({ without, reason: guide.withoutMui }).toEqual({
      without,
      reason: without.length > 0 ? expect.stringMatching(/^[a-z]/) : undefined,
    })
  })

  it('answers each question in sentences', () => {
    for (const list of [
      guide.use,
      guide.avoid,
      guide.anatomy,
      guide.do,
      guide.dont,
      guide.reader,
      guide.history,
    ])
      expect(list).not.toHaveLength(0)
    expect(words(guide).filter((text) => text.trim() === '')).toEqual([])
  })

  it('names titles of stories and pages of decisions that exist', () => {
    const titles = new Set([...componentTitles, ...pageTitles])
    const unknown = guide.avoid.filter(({ instead }) => instead !== undefined && !titles.has(instead))
    expect(unknown).toEqual([])
    const decisions = readdirSync(join(root, 'docs/decisions'), { recursive: true, encoding: 'utf8' })
    const numbers = guide.history.flatMap(({ decision }) =>
      decision === undefined ? [] : [String(decision).padStart(3, '0')],
    )
    expect(numbers.filter((number) => !decisions.some((path) => path.includes(`/${number}-`)))).toEqual([])
  })

  it('names variables that its stylesheets have, or its styles of MUI', () => {
    const folders = new Set(guide.components.map((path) => dirname(join(source, path))))
    const styles = [...folders, join(source, 'button'), join(source, 'theme')]
      .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
      .filter((path) => path.endsWith('.css') || /\/mui-[^/]+\.ts$/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
    const theme = themeVariables(alderTokens)
    const named = words(guide).flatMap(
      (text) => text.replaceAll(/`[^`]*`/g, '').match(/--[a-z][\w-]*/g) ?? [],
    )
    expect(named.filter((name) => !(name.slice(2) in theme))).toEqual([])
    expect(named.filter((name) => !styles.includes(`var(${name}`) && name !== '--motion')).toEqual([])
  })

  it('has its history from the latest on', () => {
    const dates = guide.history.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted().toReversed())
    for (const date of dates) expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  })
})

test('every file of stories states where the product shows it', () => {
  expect(Object.keys(usedOn).toSorted()).toEqual([...guides.keys()].toSorted())
})

test('the addresses of docs are those of Storybook', () => {
  expect(docsAddress('Components/Shell/Top banner')).toBe('?path=/docs/components-shell-top-banner--docs')
  expect(docsAddress('Pages/Payment summary')).toBe('?path=/docs/pages-payment-summary--docs')
})

test.each(routeNames)('the handbook has the pages that %s names', (name) => {
  const { howTo, purpose } = pageGuides[name]
  expect(purpose).toMatch(/\.$/)
  expect(howTo.filter((page) => !existsSync(join(root, `docs/how-to/${page}.md`)))).toEqual([])
  expect(howTo).not.toHaveLength(0)
})

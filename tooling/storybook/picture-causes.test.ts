import { expect, test } from 'vitest'
import type { ChangedPicture } from './accepted-pictures.ts'
import { groupByCause } from './picture-causes.ts'

const picture = (id: string): ChangedPicture => ({ id, kind: 'changed', different: 9 })
const button = picture('alder-light-360/components-controls-button/default')
const tabs = picture('alder-light-360/components-controls-tabs/default')
const home = picture('alder-light-360/pages-home/default')

const reached: Record<string, string[]> = {
  [button.id]: ['packages/ui/src/theme/tokens.ts', 'packages/ui/src/button/button.tsx'],
  [tabs.id]: ['packages/ui/src/theme/tokens.ts'],
  [home.id]: ['packages/ui/src/theme/tokens.ts', 'packages/storefront/src/boot/root.tsx'],
}
const group = (files: string[]) => groupByCause([button, tabs, home], (id) => reached[id] ?? [], files)

test('one changed token is one cause', () => {
  expect(group(['packages/ui/src/theme/tokens.ts', 'README.md'])).toEqual([
    { name: 'cause-1', files: ['packages/ui/src/theme/tokens.ts'], changed: [button, tabs, home] },
  ])
})

test('a part that was changed, too, has a group of its own, and the larger group comes first', () => {
  const files = ['packages/ui/src/theme/tokens.ts', 'packages/ui/src/button/button.tsx']
  expect(group(files).map((one) => [one.name, one.changed.length, one.files.length])).toEqual([
    ['cause-1', 2, 1],
    ['cause-2', 1, 2],
  ])
})

test('the theme of an app is behind all of them', () => {
  expect(group(['apps/white-label/theme.ts'])).toMatchObject([{ files: ['apps/white-label/theme.ts'] }])
})

test('without a known cause they are one group', () => {
  expect(group([])).toMatchObject([{ files: [], changed: [button, tabs, home] }])
})

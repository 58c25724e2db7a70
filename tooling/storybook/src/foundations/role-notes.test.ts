import { bothLooks } from '@camping/ui/theme/contrast.ts'
import { alderTokens } from '@camping/ui/theme/tokens.ts'
import { expect, test } from 'vitest'
import { colourGroups } from './colour-groups.ts'
import { roleNotes } from './role-notes.ts'

const roles = Object.entries(bothLooks(alderTokens).light).flatMap(([role, value]) =>
  typeof value === 'string' && value.startsWith('#') ? [role] : [],
)

test('every colour of a theme stands in a group', () => {
  expect(Object.values(colourGroups).flat().toSorted()).toEqual(roles.toSorted())
})

test.each(roles)('the theme states what %s is for', (role) => {
  expect(roleNotes.get(role)).toMatch(/^[A-Z].+\.$/)
})

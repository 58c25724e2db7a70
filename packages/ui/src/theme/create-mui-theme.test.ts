import { expect, it } from 'vitest'
import { createMuiTheme } from './create-mui-theme.ts'
import { withCalendar } from './mui-calendar.ts'

/** Names of what a brand's steps of space and type decide. */
const measured = /^(padding|margin|gap|fontSize|minHeight|minWidth|borderRadius)/

/** A number of pixels, written with the unit or without, or a multiple of the root's size; nothing and a hairline are none. */
const isRaw = (value: unknown) =>
  typeof value === 'number'
    ? Math.abs(value) > 1
    : typeof value === 'string' && /\b([2-9]|\d{2,})px|\drem/.test(value)

function rawMeasures(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) {
    const name = path.slice(path.lastIndexOf('.') + 1)
    return measured.test(name) && isRaw(value) ? [`${path}: ${String(value)}`] : []
  }
  return Object.entries(value).flatMap(([key, one]) => rawMeasures(one, `${path}.${key}`))
}

it('takes the measures of its components from the variables of the brand', () => {
  const { components, shape, spacing } = withCalendar(createMuiTheme())
  expect(Object.keys(components ?? {})).toEqual(expect.arrayContaining(['MuiAccordion', 'MuiDayCalendar']))
  expect(rawMeasures(components, '')).toEqual([])
  expect(rawMeasures({ planted: { padding: '12px 14px', minHeight: 48 } }, '')).toHaveLength(2)
  expect(shape.borderRadius).toBe('var(--radius-control)')
  expect(spacing(1)).toContain('var(--')
})

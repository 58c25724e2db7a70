import { expect, test } from 'vitest'
import { editionToday } from './edition-today.ts'

test.each([
  ['2026-11-21T22:59:59.999Z', '2026-11-21'],
  ['2026-11-21T23:00:00.000Z', '2026-11-22'],
  ['2026-06-30T21:59:59.999Z', '2026-06-30'],
  ['2026-06-30T22:00:00.000Z', '2026-07-01'],
  ['2026-06-30T21:59:00.000Z', '2026-06-30'],
])('at %s the editions write %s', (instant, day) => expect(editionToday(new Date(instant))).toBe(day))

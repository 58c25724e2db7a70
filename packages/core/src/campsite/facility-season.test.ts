import { describe, expect, it } from 'vitest'
import { isOpenDuring } from './campsite.rules.ts'

const summer = { from: '05-15', to: '09-15' }
const winter = { from: '12-01', to: '03-15' }

describe('isOpenDuring', () => {
  it.each([
    [null, '2027-01-01', '2027-01-08', true],
    [summer, '2027-05-15', '2027-05-22', true],
    [summer, '2027-05-14', '2027-05-21', false],
    [summer, '2027-09-10', '2027-09-16', true],
    [summer, '2027-09-10', '2027-09-17', false],
    [winter, '2027-12-28', '2028-01-04', true],
    [winter, '2027-11-28', '2027-12-04', false],
    [winter, '2027-03-14', '2027-03-16', true],
  ])('season %j, stay %s to %s: %s', (season, from, to, open) => {
    expect(isOpenDuring(season, from, to)).toBe(open)
  })
})

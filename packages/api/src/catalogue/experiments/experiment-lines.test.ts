import { describe, expect, test } from 'vitest'
import { resultLines, sampleLine } from './experiment-lines.ts'
import { compareArms } from './experiment-statistics.ts'

describe('the sample size', () => {
  test('is counted in whole visitors', () => {
    expect(sampleLine(['--base=50', '--better=75', '--power=90'])).toMatch(/^77 visitors for each variant/)
  })

  test.each([
    [[]],
    [['--base=3']],
    [['--base=3', '--better=3']],
    [['--base=x', '--better=4']],
    [['--base=0', '--better=400']],
  ])('needs two shares: %j', (parameters) =>
    expect(sampleLine(parameters)).toMatch(/^npm run experiments -- sample/),
  )
})

test('results name each variant, its share, and whether the difference counts', () => {
  const [control, other] = [
    { visitors: 80, booked: 48 },
    { visitors: 70, booked: 56 },
  ]
  const lines = resultLines(
    [
      {
        slug: 'choose-button',
        isStopped: false,
        variants: [
          { value: 'choose', ...control },
          { value: 'book', ...other, comparison: compareArms(control, other) },
        ],
      },
    ],
    '2026-11-21',
  )
  expect(lines).toEqual([
    'choose-button: Do more visitors begin a booking when the button beside an accommodation names it?',
    '  campsite pages; on site; until 2027-04-30 (runs)',
    '  choose       80 visitors, 48 booked, 60.00 %',
    expect.stringMatching(
      /^ {2}book {9}70 visitors, 56 booked, 80\.00 %; \+20\.00 points \(\+5\.24 to \+33\.39\), p = 0\.00\d\d, significant$/,
    ),
  ])
})

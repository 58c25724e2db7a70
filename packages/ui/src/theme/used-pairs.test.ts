import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isDrawn, usedPairs } from '../testing/used-pairs.ts'
import { contrastPairs } from './contrast-pairs.ts'

const packages = join(import.meta.dirname, '../../..')
const sheets = ['ui/src', 'storefront/src'].flatMap((folder) =>
  readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
)

const inCss = (role: string) => role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const pairsOf = (needed: readonly number[]) =>
  new Set(
    contrastPairs
      .filter((pair) => needed.includes(pair.needed))
      .map(({ front, back }) => `${inCss(front)} on ${inCss(back)}`),
  )
const text = { checked: pairsOf([4.5]), anywhere: ['ground', 'surface', 'sunken'] }
/** Separators between words: decoration rather than text, and never on a sunken background. */
const drawn = { checked: pairsOf([3, 4.5]), anywhere: ['ground', 'surface'] }

/** A label for a pair whose contrast nobody checks. */
function unchecked(css: string): string[] {
  return usedPairs(css).flatMap(({ selector, front, back }) => {
    // Elements designed for a strong background inherit it from their parent.
    if (!back && front.startsWith('on-')) return []
    const { checked, anywhere } = isDrawn(selector) ? drawn : text
    const expected = (back ? [back] : anywhere).map((ground) => `${front} on ${ground}`)
    return expected.filter((pair) => !checked.has(pair)).map((pair) => `${selector}: ${pair}`)
  })
}

describe('the pairs that stylesheets use', () => {
  it('are read from all of them', () => expect(sheets.length).toBeGreaterThan(120))
  it('are all in the table', () => {
    const found = sheets.flatMap((file) =>
      unchecked(readFileSync(join(packages, file), 'utf8')).map((pair) => `${file} ${pair}`),
    )
    expect(found).toEqual([])
  })
})

describe('a pair that is not in the table is found', () => {
  it.each([
    ['in one rule', '.a { background: var(--accent); color: var(--brand); }', ['.a: brand on accent']],
    [
      'in a state',
      '.a { color: var(--on-brand); background: var(--brand); } .a:hover { background: var(--accent); }',
      ['.a:hover: on-brand on accent'],
    ],
    [
      'in a media query',
      '@media (min-width: 1px) { .a { background: var(--danger-soft); color: var(--positive); } }',
      ['.a: positive on danger-soft'],
    ],
    [
      'on the page',
      '.a { color: var(--line); }',
      ['.a: line on ground', '.a: line on surface', '.a: line on sunken'],
    ],
    ['not as a decoration', '.a::before { background: var(--ink-soft); }', []],
    [
      'as a soft ground without its own colour',
      '.a { background: var(--unheard-soft); }',
      ['.a: ink on unheard-soft'],
    ],
  ])('%s', (_where, css, found) => {
    expect(unchecked(css)).toEqual(found)
  })
})

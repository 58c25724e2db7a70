import { describe, expect, test } from 'vitest'
import { noLeftovers } from './comment-rules.mts'
import type { Rule } from './finding.mts'
import { kebabCase, noIndexFile, notTooLong, noVagueName } from './name-rules.mts'
import { noRawColour, noRawShape, noRawSpace } from './token-rules.mts'
import { noUnknownVariable } from './variable-rules.mts'
import {
  fieldWordsInDecisions,
  fieldWordsInMessageKeys,
  fieldWordsInNames,
  fieldWordsInTitles,
} from './word-rules.mts'

const css = 'packages/ui/src/card/card.module.css'
const tsx = 'packages/ui/src/tabs/tabs.tsx'
const decision = 'docs/decisions/booking/012-holds.md'
const spec = 'packages/core/src/checkout/order.test.ts'
const messages = 'packages/editions/src/messages/toast.messages.ts'
const findings = (rule: Rule, path: string, text = '') => rule({ path, text })
const lines = (count: number) => 'const a = 1\n'.repeat(count)

describe('every rule finds what it is for', () => {
  test.each<[string, Rule, string, string]>([
    ['a file in camelCase', kebabCase, 'packages/ui/src/siteCard.tsx', ''],
    ['a folder in PascalCase', kebabCase, 'packages/ui/src/SiteCard/site-card.tsx', ''],
    ['snake_case', kebabCase, 'packages/api/src/site_row.ts', ''],
    ['a legal text of no set', kebabCase, 'apps/de-ch/legal/terms.de-AT.md', ''],
    ['an index file', noIndexFile, 'packages/ui/src/card/index.ts', ''],
    ['an index.tsx', noIndexFile, 'apps/uk/index.tsx', ''],
    ['a utils folder', noVagueName, 'packages/core/src/utils/money.ts', ''],
    ['a helpers file', noVagueName, 'packages/core/src/date-helpers.ts', ''],
    ['a shared test file', noVagueName, 'packages/core/src/shared.test.ts', ''],
    ['a file of 301 lines', notTooLong, 'packages/core/src/a.ts', lines(301)],
    ['a long style sheet', notTooLong, css, lines(301)],
    ['a hex colour', noRawColour, css, '.a { color: #1f4d3a; }'],
    ['a short hex colour', noRawColour, css, '.a { color: #fff; }'],
    ['rgb()', noRawColour, css, '.a { background: rgb(0 0 0 / 40%); }'],
    ['a named colour', noRawColour, css, '.a { background: linear-gradient(white, transparent); }'],
    [
      'a colour in a component',
      noRawColour,
      'packages/storefront/src/features/search/home/home-page.tsx',
      `const a = '#1F4D3A'`,
    ],
    ['a colour in an app', noRawColour, 'apps/uk/app.config.ts', `themeColour: '#1F4D3A'`],
    ['a font', noRawShape, css, '.a { font-family: Arial; }'],
    ['a radius', noRawShape, css, '.a { border-radius: 8px; }'],
    ['a corner radius', noRawShape, css, '.a { border-top-left-radius: 8px; }'],
    ['a shadow', noRawShape, css, '.a { box-shadow: 0 1px 2px var(--line); }'],
    ['a space', noRawSpace, css, '.a { padding: 6px; }'],
    ['a space behind a step', noRawSpace, css, '.a { margin-inline: var(--space-2) -14px; }'],
    ['a gap', noRawSpace, css, '.a { row-gap: 12px; }'],
    ['a space for scrolling', noRawSpace, css, '.a { scroll-margin-block-start: 64px; }'],
    ['a size of type', noRawSpace, css, '.a { font-size: 15px; }'],
    ['a size of type of the root', noRawSpace, css, '.a { font-size: 0.9rem; }'],
    ['a named colour in JSX', noRawColour, tsx, `<path fill="black" />`],
    ['a named colour in sx', noRawColour, tsx, `sx={{ backgroundColor: 'white' }}`],
    ['a hex colour in an attribute', noRawColour, tsx, `<svg stroke="#fff">`],
    ['a colour in what the host writes', noRawColour, 'packages/web/src/files/chooser.ts', 'a{color:#fff}'],
    ['a font in sx', noRawShape, tsx, `sx={{ fontFamily: 'Arial' }}`],
    ['a radius in a style', noRawShape, tsx, `style={{ borderRadius: 8 }}`],
    ['a corner radius in sx', noRawShape, tsx, `sx={{ borderTopLeftRadius: '8px' }}`],
    ['a shadow in sx', noRawShape, tsx, `sx={{ boxShadow: '0 1px 2px var(--line)' }}`],
    ['a level of shadow', noRawShape, tsx, 'sx={{ boxShadow: 3 }}'],
    ['a radius in a mail', noRawShape, 'packages/api/src/platform/mail/mail-html.ts', 'border-radius:10px'],
    ['a file in the dialect', fieldWordsInNames, 'packages/api/src/booking/kept-holds.ts', ''],
    ['a folder in the dialect', fieldWordsInNames, 'packages/api/src/customer/own-bookings/list.ts', ''],
    ['a component in the dialect', fieldWordsInNames, 'packages/storefront/src/kit/kept-searches.tsx', ''],
    ['a step of a journey in the dialect', fieldWordsInNames, 'tooling/e2e/steps/ask-api.ts', ''],
    ['a script in the dialect', fieldWordsInNames, 'tooling/run/a.mjs', 'export function say() {}'],
    [
      'an export in the dialect',
      fieldWordsInNames,
      'packages/contract/src/a.ts',
      'export type Sighting = string',
    ],
    ['a decision in the dialect', fieldWordsInDecisions, decision, 'A cart keeps its hold.'],
    ['a capital in a decision', fieldWordsInDecisions, decision, '- **Kept 400 days.**'],
    ['an owner too far from its own', fieldWordsInDecisions, decision, 'The app has own words.'],
    ['a quotation that ends', fieldWordsInDecisions, decision, 'The page "shows" and says why.'],
    ['a decision’s file in the dialect', fieldWordsInDecisions, 'docs/decisions/house/001-own-table.md', ''],
    ['a title in the dialect', fieldWordsInTitles, spec, "  it('asks once', async () => {})"],
    ['a title of a table', fieldWordsInTitles, spec, "test.each([['a', 1]])('keeps %s', () => {})"],
    ['a title with values', fieldWordsInTitles, spec, 'test(`the law tells of ${what}`, () => {})'],
    ['a title in double quotes', fieldWordsInTitles, spec, 'describe("who may ask", () => {})'],
    ['a title on a line of its own', fieldWordsInTitles, spec, "it.skip(\n  'is told once',\n  () => {},\n)"],
    ['a key in the dialect', fieldWordsInMessageKeys, messages, "  'toast.favourite-kept': {"],
    ['a key in camelCase', fieldWordsInMessageKeys, messages, "  'portal.ownBooking': {"],
    ['a leftover', noLeftovers, 'packages/api/src/migrations/0001-a.sql', '-- TODO index'],
  ])('%s', (_, rule, path, text) => {
    expect(findings(rule, path, text)).toHaveLength(1)
  })
})

describe('no rule is in the way of what is right', () => {
  test.each<[string, Rule, string, string]>([
    ['suffixes', kebabCase, 'packages/core/src/search/read-cookie.browser.test.ts', ''],
    ['numbered migrations', kebabCase, 'packages/api/src/migrations/0001-places.sql', ''],
    ['dot files and given names', kebabCase, 'packages/ui/.storybook/README.md', ''],
    ['own words of a set', kebabCase, 'apps/de-ch/messages/de-CH.json', ''],
    ['a legal text of a set', kebabCase, 'apps/de-ch/legal/terms.de-CH.md', ''],
    ['a word within a word', fieldWordsInNames, 'packages/api/src/owner-notes.ts', 'export const lookup = 1'],
    [
      'a term of HTTP',
      fieldWordsInNames,
      'packages/web/src/end-keep-alive.ts',
      'export const endKeepAlive = 1',
    ],
    ['a name that stays inside', fieldWordsInNames, 'packages/api/src/a.ts', 'const own = 1'],
    [
      'its own, a term, code and a quotation in a decision',
      fieldWordsInDecisions,
      decision,
      'A process has its\n own `keep` and a credit note, keep-alive, "Keep\nit", and [a link](keep.md) for later.',
    ],
    ['a decision’s words elsewhere', fieldWordsInDecisions, 'docs/how-to/add-a-page.md', 'It keeps a page.'],
    ['the journey’s own edition', fieldWordsInTitles, spec, "it('shows a brand’s own terms', () => {})"],
    ['a value of a title', fieldWordsInTitles, spec, 'it(`counts ${asked}`, () => {})'],
    ['texts that are no title', fieldWordsInTitles, spec, "expect(t('kept')).toBe('asked', 1)"],
    ['a later day and a credit note', fieldWordsInMessageKeys, messages, "  'a.later.credit-note': {"],
    ['the words of a message', fieldWordsInMessageKeys, messages, "    'en-GB': 'Keep the booking',"],
    ['names that contain a banned word', noVagueName, 'packages/core/src/community/miscellany.ts', ''],
    ['a file that ends in index', noIndexFile, 'packages/api/src/name-index.ts', ''],
    ['300 lines', notTooLong, 'packages/core/src/a.ts', lines(300)],
    ['a long table of messages', notTooLong, 'packages/editions/src/messages/home.messages.ts', lines(900)],
    [
      'a theme variable',
      noRawColour,
      css,
      '.a { color: var(--ink); background: transparent; white-space: nowrap; }',
    ],
    ['a class with a colour in its name', noRawColour, css, '.a-red:hover { color: inherit; }'],
    ['the tokens', noRawColour, 'packages/ui/src/theme/tokens.ts', `brand: '#1F4D3A'`],
    ['a theme', noRawColour, 'apps/white-label/theme.ts', `brand: '#0B4F6C'`],
    ['a link to a place in the page', noRawColour, 'packages/ui/src/tabs/tabs.tsx', `<a href="#facilities">`],
    ['an entity', noRawColour, 'packages/ui/src/tabs/tabs.tsx', `&#8364;`],
    [
      'a colour outside of what is painted',
      noRawColour,
      'packages/catalogue/src/draw-picture.ts',
      `'#1F4D3A'`,
    ],
    ['a font variable', noRawShape, css, '.a { font-family: var(--font-text); }'],
    ['variables in sx', noRawShape, tsx, `sx={{ borderRadius: 'var(--radius)', boxShadow: 'none' }}`],
    ['a circle in a style', noRawShape, tsx, `style={{ borderRadius: '50%' }}`],
    ['the colour of the text', noRawColour, tsx, `<path fill="currentColor" stroke="none" />`],
    ['the fonts of a machine in a mail', noRawShape, css, 'font-family:-apple-system,Arial'],
    ['steps and multiples', noRawSpace, css, '.a { padding: var(--space-2-5) calc(var(--space-1) * 7); }'],
    ['a hairline', noRawSpace, css, '.a { margin: -1px; padding: 1px var(--space-2); }'],
    ['nothing where a bar may be', noRawSpace, css, '.a { padding-block-end: var(--page-bar, 0px); }'],
    ['a position', noRawSpace, css, '.a { inset-block-start: 12px; }'],
    ['a circle', noRawShape, css, '.a { border-radius: 50%; }'],
    ['a shadow variable', noRawShape, css, '.a { box-shadow: inset 0 0 0 1px var(--line); }'],
  ])('%s', (_, rule, path, text) => {
    expect(findings(rule, path, text)).toEqual([])
  })
})

test('a variable is read that nothing sets', () => {
  const set = { path: css, text: '.a { --low: 2%; width: var(--low); color: var(--ink); }' }
  const rule = noUnknownVariable([set])
  expect(rule(set)).toEqual([])
  expect(rule({ path: css, text: '.a { inset: var(--bar, 0px); }' })).toEqual([])
  expect(rule({ path: css, text: '.a {\n  font-size: var(--text-base);\n}' })).toMatchObject([{ line: 2 }])
})

test('a finding names the line', () => {
  expect(findings(noRawColour, css, '.a {\n  color: #fff;\n}')).toEqual([
    { path: css, line: 2, message: "'#fff' is a raw colour: use a theme variable such as var(--ink)" },
  ])
})

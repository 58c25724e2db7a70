import { withoutJudged } from '../checkers/findings.ts'
import { findingsInPage } from '../checkers/page-checkers.ts'
import { runState } from '../run-state.ts'
import { brokenRules } from '../steps/accessibility.ts'
import { editionAt, examplePages } from '../steps/example-pages.ts'
import { openLive } from '../steps/live-page.ts'
import { expect, test } from '../watched-page.ts'

test.use({ drawsPictures: true })

// That pages are without fault says something only where a fault is found; html.spec.ts plants those of documents.

/** What no checker may let pass: a picture without a text, a field without a name, an id that is there twice. */
function plantFaults(): void {
  const main = document.querySelector('main')
  const picture = document.createElement('img')
  picture.src = '/favicon.ico'
  const field = document.createElement('input')
  const twins = [0, 1].map(() =>
    Object.assign(document.createElement('p'), { id: 'twin', textContent: 'Twin' }),
  )
  main?.append(picture, field, ...twins)
}

test('each checker of pages finds what is planted', async ({ page }) => {
  const edition = editionAt(runState().address, 'uk')
  const pages = await examplePages(edition)
  await openLive(page, edition.origin + pages.login)
  await page.evaluate(plantFaults)
  const axe = (await brokenRules(page)).map(({ rule }) => rule.split(':', 1)[0])
  expect(axe).toEqual(expect.arrayContaining(['image-alt', 'label']))
  const found = withoutJudged(await findingsInPage(page))
  const rulesOf = (checker: string) => found.filter((one) => one.checker === checker).map(({ rule }) => rule)
  expect(rulesOf('Equal Access')).toEqual(expect.arrayContaining(['img_alt_valid', 'input_label_exists']))
  const sniffed = rulesOf('HTML_CodeSniffer').join(' ')
  for (const rule of ['1_1_1.H37', '1_3_1.F68', '4_1_1.F77']) expect(sniffed).toContain(rule)
})

test('a judged alarm covers its rule at its place alone', () => {
  const finding = {
    checker: 'Equal Access',
    rule: 'img_alt_valid',
    at: '<img class="map">',
    message: '',
  } as const
  const judged = (more: object) => [
    { checker: 'Equal Access', rule: 'img_', reason: 'A test.', ...more } as const,
  ]
  expect(withoutJudged([finding], judged({}))).toEqual([])
  expect(withoutJudged([finding], judged({ at: /map/ }))).toEqual([])
  expect(withoutJudged([finding, finding], judged({ at: /hero/ }))).toEqual([{ ...finding, times: 2 }])
  expect(withoutJudged([finding], judged({ checker: 'vnu' }))).toHaveLength(1)
})

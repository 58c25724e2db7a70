import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../steps/accessibility.ts'
import { expect } from '../watched-page.ts'
import { withoutJudged, type Finding } from './findings.ts'

const sourceOf = (file: string) => readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')

/** Scripts that are run in the page itself, by the name of the global that each makes. */
const engines = {
  ace: sourceOf('accessibility-checker-engine/ace.js'),
  HTMLCS: sourceOf('html_codesniffer/build/HTMLCS.js'),
}

/**
 * What IBM Equal Access and HTML_CodeSniffer are sure is wrong in a page as it is shown, but for judged alarms (axe has `expectAccessible`). Each
 * knows rules that the others lack. What either calls possible is not asked for: it would name every page.
 */
export async function expectConforming(page: Page, what: string): Promise<void> {
  expect.soft(withoutJudged(await findingsInPage(page)), what).toEqual([])
}

/** All three checkers of pages, where a journey is at a page that no other one is at. */
export async function expectChecked(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectConforming(page, what)
}

/** The same as `expectConforming` with the judged alarms. */
export async function findingsInPage(page: Page): Promise<Finding[]> {
  for (const [name, source] of Object.entries(engines))
    if (!(await page.evaluate((global) => global in window, name))) await page.evaluate(source)
  return [...(await page.evaluate(equalAccess, leftOut)), ...(await page.evaluate(codeSniffer))]
}

/**
 * Rules of Equal Access that take three quarters of its time: the others look at contrast and targets as well, journeys at what bars cover
 * and at spaced text, and the rest is never sure.
 */
const leftOut = [
  'element_tabbable_unobscured',
  'element_tabbable_visible',
  'style_focus_visible',
  'target_spacing_sufficient',
  'text_contrast_sufficient',
  'text_spacing_valid',
  'text_whitespace_valid',
]

/** Runs in the page. Its rules for WCAG 2.2, A and AA; what a rule cannot decide is POTENTIAL or MANUAL. */
async function equalAccess(leftOut: readonly string[]): Promise<Finding[]> {
  const { ace } = window as unknown as {
    ace: {
      Checker: new () => {
        rulesetRules: Record<string, string[]>
        check(
          node: Document,
          guidelines: string[],
        ): Promise<{
          results: {
            ruleId: string
            value: [category: string, certainty: string]
            path: { dom: string }
            snippet: string
            message: string
          }[]
        }>
      }
    }
  }
  const checker = new ace.Checker()
  const guideline = 'WCAG_2_2'
  const rules = checker.rulesetRules[guideline]?.filter((rule) => !leftOut.includes(rule)) ?? []
  checker.rulesetRules[guideline] = rules
  const { results } = await checker.check(document, [guideline])
  return results
    .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
    .map(({ ruleId, path, snippet, message }) => ({
      checker: 'Equal Access',
      rule: ruleId,
      at: `${snippet} ${path.dom}`,
      message,
    }))
}

/** Runs in the page. Of its messages the errors, which are type 1. */
async function codeSniffer(): Promise<Finding[]> {
  const { HTMLCS } = window as unknown as {
    HTMLCS: {
      ERROR: number
      getTranslation(key: string): string | undefined
      process(standard: string, content: Document, done: () => void, fail: () => void): void
      getMessages(): { type: number; code: string; msg: string; element: Element }[]
    }
  }
  // Some of its messages have no words, where it would fail: then their keys stand for them.
  const { getTranslation } = HTMLCS
  HTMLCS.getTranslation = (key) => getTranslation.call(HTMLCS, key) ?? key
  await new Promise<void>((done, fail) =>
    HTMLCS.process('WCAG2AA', document, done, () => fail(new Error('HTML_CodeSniffer lacks its standard'))),
  )
  return HTMLCS.getMessages()
    .filter(({ type }) => type === HTMLCS.ERROR)
    .map(({ code, msg, element }) => ({
      checker: 'HTML_CodeSniffer',
      rule: code,
      at: element.outerHTML?.slice(0, 240) ?? element.nodeName,
      message: msg,
    }))
}

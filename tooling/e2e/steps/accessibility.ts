import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, Result, RunOptions } from 'axe-core'
import { expect } from '../watched-page.ts'

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The standard in all its versions, and what axe holds for good besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** No rule of axe is broken. Faults are collected, so that one run names those of all pages. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await brokenRules(page), what).toEqual([])
}

/** The rules of axe that are broken, and where. */
export async function brokenRules(page: Page): Promise<{ rule: string; at: string[] }[]> {
  let { violations, hasMoved } = await inspect(page)
  // A transition under way has colours of its own, and one may have begun during the inspection: of a toast first in, then out.
  for (let tries = 1; violations.length > 0 && hasMoved && tries < 4; tries += 1)
    ({ violations, hasMoved } = await inspect(page))
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 3).map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary}`),
  }))
}

interface Inspected {
  readonly violations: Result[]
  /** A transition or an animation began or ran meanwhile. */
  readonly hasMoved: boolean
}

/** After the transitions under way; one that never ends is none. */
async function inspect(page: Page): Promise<Inspected> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  )
  // Reading axe takes a quarter of a check: a document that is looked at again has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return await page.evaluate(violationsInPage, tags)
}

/** Runs in the page, which has no frames whose faults would have to be merged. */
async function violationsInPage(tags: string[]): Promise<Inspected> {
  const { axe } = window as unknown as {
    axe: { run(context: Document, options: RunOptions): Promise<AxeResults> }
  }
  let hasMoved = false
  const move = () => (hasMoved = true)
  const kinds = ['transitionrun', 'animationstart']
  for (const kind of kinds) document.addEventListener(kind, move, true)
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
  })
  // Events of the last frame arrive with the next one.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  for (const kind of kinds) document.removeEventListener(kind, move, true)
  return { violations, hasMoved }
}

/** WCAG 2.2 1.4.10: at 320 CSS pixels, and at 200 % on a screen of 1280, nothing has to be scrolled sideways. */
export async function expectReflow(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(content, `${what}: width at ${width}`).toBeLessThanOrEqual(width)
  }
  if (before) await page.setViewportSize(before)
}

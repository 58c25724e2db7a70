import { browserProgram } from '@camping/e2e/browser-program.ts'
import { publicPages } from '@camping/e2e/public-pages.ts'
import { weighPage } from '@camping/e2e/page-weight.ts'
import { firstScriptsOf } from '@camping/size-budget/budget.ts'
import { chromium } from '@playwright/test'
import { kilobytes } from './measurement.ts'
import type { Measurement } from './measurement.ts'

/** P1 and P2: bytes that a browser with an empty cache loads for each public page. */
export async function weightRows(address: string): Promise<Measurement[]> {
  const { executablePath, args, env } = await browserProgram()
  const browser = await chromium.launch({
    executablePath,
    args,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const rows: Measurement[] = []
    for (const [name, url] of Object.entries(
      await publicPages(await browser.newPage(), { address, site: 'uk' }),
    )) {
      const context = await browser.newContext()
      const { scripts, styles, html } = await weighPage(await context.newPage(), url)
      await context.close()
      const heavy = name === 'results' && (html.raw > 100_000 || html.compressed > 12_000)
      rows.push({
        target: 'P1, P2',
        what: `${name}: scripts; styles; HTML raw and br`,
        measured: `${kilobytes(scripts)}; ${kilobytes(styles)}; ${kilobytes(html.raw)}, ${kilobytes(html.compressed)}`,
        goal: `≤ ${firstScriptsOf('home').to / 1000} kB; ≤ 20 kB${name === 'results' ? '; ≤ 100 kB, ≤ 12 kB' : ''}`,
        met: scripts <= firstScriptsOf('home').to && styles <= 20_000 && !heavy,
        baseline: '',
        ratios: {
          [`${name}: bytes of scripts`]: scripts,
          [`${name}: bytes of styles`]: styles,
          [`${name}: bytes of HTML, compressed`]: html.compressed,
        },
      })
    }
    return rows
  } finally {
    await browser.close()
  }
}

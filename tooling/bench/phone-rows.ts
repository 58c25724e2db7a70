import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { browserProgram } from '@camping/e2e/browser-program.ts'
import { freePort } from '@camping/e2e/free-port.ts'
import { chromium } from '@playwright/test'
import { figure, notMeasured, quantile } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { phonePages } from './page-addresses.ts'
import { tryRuns } from './try-runs.ts'

const runs = 5

/** The part of a Lighthouse report that the bench reads. */
interface Report {
  readonly environment: { readonly benchmarkIndex: number }
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/**
 * P3 and P4: Lighthouse on a simulated phone, five times per page, in one browser: the first start of a browser delays
 * a paint by half a second. The index in the last column is Lighthouse's own measure of the machine: blocking times are
 * comparable only with it.
 */
export async function phoneRows(address: string): Promise<Measurement[]> {
  const { executablePath, args, env } = await browserProgram()
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...env },
  })
  try {
    const rows: Measurement[] = []
    for (const [name, page] of Object.entries(await phonePages(address))) {
      // The first visit draws the pictures, and only the first visitor waits for that.
      await tryRuns(1, () => lighthouse(page, port))
      const { results, failures } = await tryRuns(runs, () => lighthouse(page, port))
      rows.push(
        results.length > 0
          ? rowOf(name, results, failures)
          : notMeasured(`${name}, Lighthouse on a phone`, failures[0]),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

function rowOf(name: string, reports: readonly Report[], failures: readonly string[]): Measurement {
  const of = (read: (report: Report) => number) => reports.map(read).toSorted((a, b) => a - b)
  const scores = (category: Category) =>
    of((report) => Math.round((report.categories[category].score ?? 0) * 100))
  const audit = (id: string) =>
    quantile(
      of((report) => report.audits[id]?.numericValue ?? Number.NaN),
      0.5,
    )
  const performance = scores('performance')
  const [middle, lowest] = [quantile(performance, 0.5), performance[0] ?? 0]
  const others = categories.slice(1).map((category) => scores(category)[0] ?? 0)
  const largest = audit('largest-contentful-paint') / 1000
  const blocked = audit('total-blocking-time')
  const shift = audit('cumulative-layout-shift')
  return {
    target: 'P3, P4',
    what: `${name}, Lighthouse on a phone, ${reports.length} runs${failures.length > 0 ? ` (${failures.length} more failed)` : ''}: median and lowest; the other three; LCP; TBT; CLS`,
    measured: `${middle}, ${lowest}; ${others.join(', ')}; ${figure(largest)} s; ${Math.round(blocked)} ms; ${shift.toFixed(2)}`,
    goal: '≥ 98, ≥ 95; 100; ≤ 1.6 s; ≤ 50 ms; 0.00',
    met:
      middle >= 98 &&
      lowest >= 95 &&
      others.every((score) => score === 100) &&
      largest <= 1.6 &&
      blocked <= 50 &&
      shift < 0.005,
    baseline: `benchmark index ${figure(
      quantile(
        of(({ environment }) => environment.benchmarkIndex),
        0.5,
      ),
    )}`,
  }
}

/** The package manager downloads it for the run, at the catalog's version: 176 MB that no other command needs. */
async function lighthouse(page: string, port: number): Promise<Report> {
  const options = ['--quiet', '--output=json', `--port=${port}`, `--only-categories=${categories.join(',')}`]
  const { stdout } = await promisify(execFile)(
    'pnpm',
    ['--silent', 'dlx', 'lighthouse@catalog:', page, ...options],
    { maxBuffer: 64 * 2 ** 20 },
  )
  return JSON.parse(stdout) as Report
}

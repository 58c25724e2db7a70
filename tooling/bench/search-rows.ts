import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { figure } from './measurement.ts'
import type { Measurement } from './measurement.ts'

const program = fileURLToPath(
  import.meta.resolve('@camping/api/catalogue/search/read-model/testing/search.bench.ts'),
)
const sizes = [600, 10_000, 30_000]

interface SizeResult {
  readonly sites: number
  readonly seconds: number
  readonly p50: number
  readonly p99: number
  readonly changeP99: number
  /** Of all arrivals of a month. */
  readonly arrivalsP99: number
  /** Of the typed arrays, in MB. */
  readonly memory: number
}

/** P7, P8 and P10 in process: each size in a separate process, so that the worlds do not share memory. */
export function searchRows(): Measurement[] {
  const results = sizes.map((sites) => measureSize(sites))
  const [, middle, large] = results as [SizeResult, SizeResult, SizeResult]
  const growth = large.p99 / middle.p99
  return [
    ...results.map((result) => searchRow(result)),
    {
      target: 'P8',
      what: 'growth of search p99, 10,000 → 30,000 sites',
      measured: `× ${figure(growth)}`,
      goal: '≤ 3.0',
      met: growth <= 3,
      baseline: '',
    },
    {
      target: 'P7',
      what: 'arrivals of a month in process, 30,000 sites: p99',
      measured: `${figure(large.arrivalsP99)} ms`,
      goal: '≤ 10 ms',
      met: large.arrivalsP99 <= 10,
      baseline: '',
    },
    {
      target: 'P10',
      what: 'read model of 30,000 sites: build; one change p99; typed arrays',
      measured: `${figure(large.seconds)} s; ${figure(large.changeP99)} ms; ${large.memory} MB`,
      goal: '≤ 9 s; ≤ 0.1 ms; ≤ 350 MB',
      met: large.seconds <= 9 && large.changeP99 <= 0.1 && large.memory <= 350,
      baseline: '',
    },
  ]
}

function searchRow({ sites, p50, p99 }: SizeResult): Measurement {
  const judged = sites === 30_000
  return {
    target: 'P7',
    what: `search in process, ${sites.toLocaleString('en-GB')} sites: p50; p99`,
    measured: `${figure(p50)} ms; ${figure(p99)} ms`,
    goal: judged ? '≤ 0.1 ms; ≤ 2.5 ms' : '',
    met: judged ? p50 <= 0.1 && p99 <= 2.5 : undefined,
    baseline: '',
  }
}

function measureSize(sites: number): SizeResult {
  const output = execFileSync(process.execPath, ['--expose-gc', program, `${sites}`], { encoding: 'utf8' })
  const number = (pattern: RegExp): number => {
    const text = pattern.exec(output)?.[1]
    if (text === undefined) throw new Error(`search.bench.ts printed no ${pattern}:\n${output}`)
    return Number(text)
  }
  return {
    sites,
    seconds: number(/built in ([\d.]+) s/),
    memory: number(/typed arrays (\d+) MB/),
    p50: number(/^\s+all\s.*p50 ([\d.]+)/m),
    p99: number(/^\s+all\s.*p99 ([\d.]+)/m),
    arrivalsP99: number(/arrivals of a month:.*p99 ([\d.]+)/),
    changeP99: Math.max(number(/calendar change:.*p99 ([\d.]+)/), number(/occupation change:.*p99 ([\d.]+)/)),
  }
}

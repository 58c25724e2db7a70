import { experimentTerms } from '@camping/editions/experiment-flags.ts'
import { experiments } from '@camping/editions/experiments.data.ts'
import type { ExperimentResult, VariantResult } from './experiment-results.ts'
import { sampleSize } from './experiment-statistics.ts'

const percent = (share: number) => `${(share * 100).toFixed(2)} %`
const points = (share: number) => `${share >= 0 ? '+' : ''}${(share * 100).toFixed(2)}`

/** A result in a line; significant is what has less than one chance in twenty without a difference. */
function variantLine({ value, visitors, booked, comparison }: VariantResult): string {
  const share = visitors === 0 ? '' : `, ${percent(booked / visitors)}`
  const counts = `  ${value.padEnd(12)} ${visitors} visitors, ${booked} booked${share}`
  if (!comparison || comparison.pValue === 1) return counts
  const [low, high] = comparison.interval
  const verdict = comparison.pValue < 0.05 ? 'significant' : 'not significant'
  return `${counts}; ${points(comparison.difference)} points (${points(low)} to ${points(high)}), p = ${comparison.pValue.toFixed(4)}, ${verdict}`
}

/** The catalogue with what each experiment has counted. */
export function resultLines(results: readonly ExperimentResult[], today: string): string[] {
  return results.flatMap(({ slug, isStopped, variants }) => {
    const experiment = experiments[slug]
    if (!experiment) return []
    const terms = isStopped ? 'stopped' : experimentTerms(experiment, today)
    return [
      `${slug}: ${experiment.question}`,
      `  ${experiment.owner}; on ${experiment.pages.join(', ')}; until ${experiment.endsOn} (${terms})`,
      ...variants.map(variantLine),
    ]
  })
}

const shareIn = (text: string | undefined): number => Number((text ?? '').replace('%', '')) / 100

/** The sample size for `--base=3 --better=3.3 [--power=80]`, all in percent; a sentence where a number is missing. */
export function sampleLine(parameters: readonly string[]): string {
  const read = (name: string) => {
    const given = parameters.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
    return given === undefined ? undefined : shareIn(given)
  }
  const [base, better, power = 0.8] = [read('base'), read('better'), read('power')]
  const isShare = (share: number | undefined): share is number =>
    share !== undefined && share > 0 && share < 1
  if (!isShare(base) || !isShare(better) || !isShare(power) || base === better)
    return 'npm run experiments -- sample --base=3 --better=3.3 [--power=80], all in percent'
  const visitors = Math.ceil(sampleSize({ base, better, power }))
  return `${visitors} visitors for each variant, to find ${percent(better)} instead of ${percent(base)} with a chance of ${percent(power)}, at a level of 5 %`
}

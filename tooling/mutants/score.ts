import type { MutantResult } from '@stryker-mutator/api/core'

export interface Survivor {
  readonly file: string
  readonly line: number
  /** What stood there and what stands there now, in one line. */
  readonly mutation: string
  /** Why no test can notice it; undefined when a test is missing. */
  readonly equivalent?: string
}

export interface Score {
  /** Name of the part. */
  readonly part: string
  /** Mutants that its files have; `run` of them were planted. */
  readonly total: number
  readonly run: number
  readonly killed: number
  /** Planted ones that do not count, since the compiler refuses them or no test file loads with them. */
  readonly invalid: number
  readonly survivors: readonly Survivor[]
}

const killing = ['Killed', 'Timeout']
const surviving = ['Survived', 'NoCoverage']

export const isKilled = ({ status }: MutantResult): boolean => killing.includes(status)
export const isSurvivor = ({ status }: MutantResult): boolean => surviving.includes(status)

/** Share of the faults that were noticed, in percent with one decimal, rounded down; with or without the equivalent ones. */
export function scoreOf({ killed, survivors }: Score, counted: 'all' | 'not equivalent' = 'all'): number {
  const alive = survivors.filter(({ equivalent }) => counted === 'all' || !equivalent).length
  return killed + alive === 0 ? 100 : Math.floor((1000 * killed) / (killed + alive)) / 10
}

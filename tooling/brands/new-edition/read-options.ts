import { EditionError } from './edition-error.ts'

/** The command's parameters: those of the plan, and those of how it is carried out. */
export interface Options {
  readonly flags: readonly string[]
  readonly isWriting: boolean
  /** Value of one euro in a new currency. */
  readonly rate: number | undefined
}

/** Takes `--write` and `--rate=` out of the parameters; the others describe the edition. */
export function readOptions(parameters: readonly string[]): Options {
  const given = parameters.find((one) => one.startsWith('--rate='))?.slice('--rate='.length)
  const rate = given === undefined ? undefined : Number(given)
  if (rate !== undefined && !(rate > 0))
    throw new EditionError(`--rate=${given} is no number above zero, such as 7.46.`)
  return {
    flags: parameters.filter((one) => one !== '--write' && !one.startsWith('--rate=')),
    isWriting: parameters.includes('--write'),
    rate,
  }
}

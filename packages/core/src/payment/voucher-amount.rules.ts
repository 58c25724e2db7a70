import { readAmount } from './amount.rules.ts'

/** The limits of a sale in minor units. */
export interface SoldAmounts {
  readonly least: number
  readonly most: number
}

/**
 * A typed amount in minor units: whole units of the currency between the limits of the sale; undefined for anything else.
 * @param separator between whole units and decimals in this edition
 */
export function readSoldAmount(
  text: string,
  separator: string,
  { least, most }: SoldAmounts,
): number | undefined {
  const amount = readAmount(text, separator)
  return amount !== undefined && amount % 100 === 0 && amount >= least && amount <= most ? amount : undefined
}

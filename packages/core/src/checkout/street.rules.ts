import { addressOrder } from '@camping/contract/address-order.ts'
import { addressLimits } from '@camping/contract/limits.ts'

/** "12a", "12 a", "12/3", "4–6", "7 bis". */
const houseNumber = String.raw`\d{1,5}(?: ?[a-z](?![a-z])| (?:bis|ter|quater)\b)?(?: ?[-–/] ?\d{1,4}(?: ?[a-z](?![a-z]))?){0,2}`
const atTheStart = new RegExp(`^(?<number>${houseNumber})[, ]+(?<street>\\D.*)$`, 'iu')
const atTheEnd = new RegExp(`^(?<street>.*[^\\d\\s,])[, ]+(?<number>${houseNumber})$`, 'iu')

export interface StreetLine {
  readonly street: string
  readonly houseNumber: string
}

/**
 * Street and house number as the contract has them apart. Browsers fill in both as one line, since `address-line1` is one; the number is then taken
 * from where the country writes it. A number in its own field is the one that counts.
 */
export function streetLine(street: string, ownNumber: string, country: string): StreetLine {
  const line = { street: street.trim(), houseNumber: ownNumber.trim() }
  if (line.houseNumber) return line
  const { isNumberFirst } = addressOrder(country)
  const { street: name, number = '' } =
    (isNumberFirst ? atTheStart : atTheEnd).exec(line.street)?.groups ?? {}
  return name && number.length <= addressLimits.houseNumber ? { street: name, houseNumber: number } : line
}

import type { FoundAddress } from '@camping/contract/address.schemas.ts'
import { addressLimits } from '@camping/contract/limits.ts'
import { isPostcodeOf } from '@camping/contract/postcodes.ts'

/** What a form has of an address. */
export interface TypedAddress {
  readonly country?: string | undefined
  readonly postcode?: string | undefined
  readonly houseNumber?: string | undefined
  readonly street?: string | undefined
  readonly city?: string | undefined
}

const given = (text: string | undefined): string => text?.trim() ?? ''

/** What to send to the service; undefined while the postcode or the number is incomplete. */
export function addressRequestOf({ country, postcode, houseNumber }: TypedAddress) {
  const [code, text, number] = [given(country), given(postcode), given(houseNumber)]
  const isComplete = isPostcodeOf(code, text) && number !== '' && number.length <= addressLimits.houseNumber
  return isComplete ? { country: code, postcode: text, houseNumber: number } : undefined
}

/**
 * The fields to fill with what was found. What somebody has typed stays, unless they pressed the button.
 * @returns undefined when there is nothing to fill in
 */
export function fieldsToFill(
  typed: TypedAddress,
  { street, city }: FoundAddress,
  overwrites: boolean,
): { readonly street?: string; readonly city?: string } | undefined {
  const mayFill = (found: string | null, own: string | undefined): found is string =>
    found !== null && (overwrites || given(own) === '')
  const fields = {
    ...(mayFill(street, typed.street) ? { street } : {}),
    ...(mayFill(city, typed.city) ? { city } : {}),
  }
  return Object.keys(fields).length > 0 ? fields : undefined
}

/** Countries that write the house number before the street. */
const numberFirst: readonly string[] = ['GB', 'IE', 'FR', 'LU', 'US', 'CA', 'AU', 'NZ']
/** Countries that write the town before the postcode. */
const cityFirst: readonly string[] = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ']

export interface AddressOrder {
  readonly isNumberFirst: boolean
  readonly isCityFirst: boolean
}

/** In which order a country writes an address; forms have their fields in it. */
export const addressOrder = (country: string): AddressOrder => ({
  isNumberFirst: numberFirst.includes(country),
  isCityFirst: cityFirst.includes(country),
})

/** Street, postcode and town in one line, in the order of their country; what is unknown is left out. */
export function addressText(
  {
    street = '',
    postcode = '',
  }: { readonly street?: string | undefined; readonly postcode?: string | undefined },
  town: string,
  country: string,
): string {
  const place = addressOrder(country).isCityFirst ? [town, postcode] : [postcode, town]
  return [street, place.filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

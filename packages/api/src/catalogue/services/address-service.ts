import { z } from 'zod'

/** A postcode and a house number of a country (ISO 3166-1, two letters). */
export interface PartOfAddress {
  readonly country: string
  readonly postcode: string
  readonly houseNumber: string
}

/** What they say of an address. */
interface AddressFound {
  readonly street: string | null
  readonly city: string | null
}

/** A service that finds addresses, in some countries. */
export interface AddressService {
  readonly countries: ReadonlySet<string>
  /** @throws when it does not answer, or answers something else. The error has nothing of the address. */
  readonly find: (part: PartOfAddress, language: string) => Promise<AddressFound>
}

/** Countries whose postcodes and house numbers name a street. Elsewhere a postcode is a whole town, and forms ask for the street first. */
const longCodes: Readonly<Record<string, string>> = {
  GB: 'GBR',
  IE: 'IRL',
  NL: 'NLD',
}

const answer = z.object({
  items: z.array(
    z.object({
      address: z.object({
        street: z.string().optional(),
        city: z.string().optional(),
        postalCode: z.string().optional(),
      }),
    }),
  ),
})

const bare = (postcode: string): string => postcode.replaceAll(/[^a-z\d]/gi, '').toUpperCase()

/** The one value that all have; null when they differ, or none has one. */
function commonOf(values: readonly (string | undefined)[]): string | null {
  const [first] = values
  return first && values.every((value) => value === first) ? first : null
}

/**
 * A service with the interface of HERE Geocoding and Search (`GET {url}/v1/geocode`). A town with many streets in its postcode
 * leaves the street open.
 * @param timeoutMs how long it may take: somebody waits at a form, who can type as well
 */
export function addressService(
  { url, key }: { readonly url: string; readonly key: string },
  timeoutMs = 2_000,
): AddressService {
  return {
    countries: new Set(Object.keys(longCodes)),
    async find({ country, postcode, houseNumber }, language) {
      const query = new URLSearchParams({
        // Semicolons part the fields of this interface.
        qq: `postalCode=${postcode.replaceAll(';', ' ')};houseNumber=${houseNumber.replaceAll(';', ' ')}`,
        in: `countryCode:${longCodes[country]}`,
        lang: language,
        limit: '10',
        apiKey: key,
      })
      const reply = await fetch(`${url}/v1/geocode?${query}`, {
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(
        // Its own error may name the address that was called.
        () => undefined,
      )
      if (!reply?.ok) throw new Error(`The address service answered ${reply?.status ?? 'nothing'}`)
      const { success, data } = answer.safeParse(await reply.json().catch(() => undefined))
      if (!success) throw new Error('The address service answered something else')
      // It also returns what is only like the postcode.
      const same = data.items
        .map(({ address }) => address)
        .filter((one) => bare(one.postalCode ?? '') === bare(postcode))
      return {
        street: commonOf(same.map(({ street }) => street)),
        city: commonOf(same.map(({ city }) => city)),
      }
    },
  }
}

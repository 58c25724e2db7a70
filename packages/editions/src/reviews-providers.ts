/** A company for business reviews, with the address of its public profile page. */
interface ReviewsProvider {
  readonly name: string
  /** Format of its ids. */
  readonly idForm: RegExp
  /** An example id, for the sentences of the rules. */
  readonly example: string
  /** Address of the public profile; `{id}` is the placeholder. */
  readonly profile: string
}

/** The providers that an app may use. To add one, add a row. */
export const reviewsProviders = {
  trustpilot: {
    name: 'Trustpilot',
    idForm: /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    example: 'camping.example',
    profile: 'https://www.trustpilot.com/review/{id}',
  },
  google: {
    name: 'Google',
    idForm: /^[\w-]{20,255}$/,
    example: 'ChIJ0000000000000000000000',
    profile: 'https://search.google.com/local/reviews?placeid={id}',
  },
} as const satisfies Record<string, ReviewsProvider>

export type ReviewsProviderId = keyof typeof reviewsProviders

/** The reviews of an app: its provider, and the id of each market there (brands-9). */
export interface ReviewsProfile<Site extends string = string> {
  readonly provider: ReviewsProviderId
  readonly businessIds: Readonly<Partial<Record<Site, string>>>
}

/** Name of the provider and address of a market's profile; undefined for a market without one. */
export function reviewsLink(
  reviews: ReviewsProfile | undefined,
  site: string,
): { readonly name: string; readonly url: string } | undefined {
  const id = reviews?.businessIds[site]
  if (!reviews || !id) return undefined
  const { name, profile } = reviewsProviders[reviews.provider]
  return { name, url: profile.replace('{id}', encodeURIComponent(id)) }
}

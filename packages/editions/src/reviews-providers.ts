/** A company where guests judge a business, with the address of the page that shows it. */
interface ReviewsProvider {
  readonly name: string
  /** What an id there looks like. */
  readonly idForm: RegExp
  /** An id of that form, for sentences of the rules. */
  readonly example: string
  /** Address of the public profile; `{id}` is the place of the id. */
  readonly profile: string
}

/** The providers an app may name. A further one is a row. */
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

/** What an app says about its reviews: where they are, and the id that each market has there (SPEC.md §2). */
export interface ReviewsProfile<Site extends string = string> {
  readonly provider: ReviewsProviderId
  readonly businessIds: Readonly<Partial<Record<Site, string>>>
}

/** Name of the provider and address of a market's profile; undefined where the market has none. */
export function reviewsLink(
  reviews: ReviewsProfile | undefined,
  site: string,
): { readonly name: string; readonly url: string } | undefined {
  const id = reviews?.businessIds[site]
  if (!reviews || !id) return undefined
  const { name, profile } = reviewsProviders[reviews.provider]
  return { name, url: profile.replace('{id}', encodeURIComponent(id)) }
}

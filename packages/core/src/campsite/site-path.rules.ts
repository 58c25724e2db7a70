/** The path parts of a site, as in search results, site details and carts. */
export interface SitePlace {
  readonly funnel: { readonly slug: string }
  readonly country: { readonly slug: string }
  readonly area: { readonly slug: string }
}

/** Parameters of the campsite route: `/{funnel}/{country}/{area}/{site}`. */
export function sitePathParams(slug: string, { funnel, country, area }: SitePlace) {
  return { funnel: funnel.slug, country: country.slug, area: area.slug, site: slug }
}

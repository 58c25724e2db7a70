/** What a map has around a place; the host, which has the map, measures it. */
export type Measure = (place: { readonly lat: number; readonly lng: number }) => {
  readonly shoreMetres: number | null
  readonly town: {
    readonly name: string
    readonly names: Readonly<Record<string, string>>
    readonly metres: number
  } | null
}

export const measureNothing: Measure = () => ({ shoreMetres: null, town: null })

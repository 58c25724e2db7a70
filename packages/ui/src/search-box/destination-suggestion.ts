type SuggestionKind = 'country' | 'area' | 'city' | 'site' | 'funnel' | 'recent' | 'text'

/** One option of a `DestinationField`. */
export interface DestinationSuggestion {
  id: string
  kind: SuggestionKind
  text: string
  /** Second line: the country of an area, the dates of an earlier search. */
  detail?: string
  /** Heading over this and the next items of the same group: "Your last searches". */
  group?: string
}

export type PlaceType = 'country' | 'area' | 'city' | 'site'

/** One thing that can be found by name. */
export interface NameEntry<Language extends string = string> {
  readonly type: PlaceType
  readonly id: number
  /** Its name in every language; for sites one string for all. */
  readonly names: Readonly<Record<Language, string>> | string
  /** 0–10,000. */
  readonly popularity: number
  /** Funnels it can be shown in. */
  readonly funnelIds: readonly number[]
}

export interface NameQuery<Language extends string = string> {
  readonly text: string
  /** The visitor's language: the name shown, whichever language matched. */
  readonly language: Language
  readonly limit: number
  readonly funnelId?: number | undefined
  readonly types?: readonly PlaceType[] | undefined
}

export interface NameMatch {
  readonly type: PlaceType
  readonly id: number
  readonly name: string
  /** How many typing errors were tolerated. */
  readonly edits: 0 | 1 | 2
}

export interface NameIndex<Language extends string = string> {
  readonly keyCount: number
  /** Best first. Empty for text without letters or digits. */
  find(query: NameQuery<Language>): NameMatch[]
  bytes(): number
}

/** The part of the catalogue that an app offers. A campsite has to meet every line that is stated. */
export interface Inventory {
  /** ISO 3166 codes in capital letters, such as `NL`. */
  readonly countries?: readonly string[]
  /** Keys of the kinds of holiday, such as `glamping`. */
  readonly funnels?: readonly string[]
  /** Numbers of facilities, as in the address of a search: 9001 is an outdoor pool. A campsite has to have all of them. */
  readonly facilities?: readonly number[]
  /** Numbers of facilities, too: a campsite has to have one of them at least, such as a beach, a lake or a river. */
  readonly tags?: readonly number[]
  /** The ends of campsites' addresses. */
  readonly campsites?: readonly string[]
}

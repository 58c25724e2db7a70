/** routing-14: what a link of a mail or of the portal can make a page do once. */
export const queryActionNames = ['favourite', 'reviews', 'open-accommodation'] as const

/** An action that the address requests. */
export interface QueryAction {
  readonly name: (typeof queryActionNames)[number]
  /** Id of an accommodation as it stands in the address; may be anything, or empty. */
  readonly accommodation: string
  /** Path and query without the action, which replace the address afterwards. */
  readonly address: string
}

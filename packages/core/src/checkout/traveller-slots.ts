/** Who travels along, besides the person who books: one slot each, children with the age they were booked with. */
export interface TravellerSlot {
  readonly role: 'adult' | 'child'
  /** Counts within the role, from 1; the booker is adult 1. */
  readonly number: number
  readonly age?: number
}

export interface BookedParty {
  readonly adults: number
  readonly children: readonly { readonly age: number }[]
}

/** The slots of a party without its booker: adults first, then the children as they were booked. */
export function travellerSlots({ adults, children }: BookedParty): TravellerSlot[] {
  const others = Array.from({ length: Math.max(0, adults - 1) }, (_, index) => ({
    role: 'adult' as const,
    number: index + 2,
  }))
  return [
    ...others,
    ...children.map(({ age }, index) => ({ role: 'child' as const, number: index + 1, age })),
  ]
}

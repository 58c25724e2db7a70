/** A stay in an accommodation. */
interface Wish {
  readonly siteId: number
  readonly accommodationId: number
  readonly date: string
  readonly nights: number
}

/** The stay of a button "Details": as short as it can be, since each accommodation of a page has one. */
export const detailsValue = ({ siteId, accommodationId, date, nights }: Wish): string =>
  [siteId, accommodationId, date, nights].join(' ')

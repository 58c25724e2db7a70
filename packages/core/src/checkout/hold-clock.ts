/** What a cart says about its hold; both times come from the server, so a wrong phone clock does no harm. */
export interface Hold {
  readonly expiresAt: string
  readonly serverTime: string
}

/** A hold in milliseconds of the visitor's own clock. */
export interface LocalHold {
  readonly expiresAt: number
  readonly answeredAt: number
}

/**
 * Moves a hold onto the visitor's clock: it lasts as long from the arrival of the answer as the server said.
 * @param answeredAt when the answer arrived, by the visitor's clock; null on the server and in the first render, where
 * the server's own times are used so that both render the same
 */
export function localHold({ expiresAt, serverTime }: Hold, answeredAt: number | null): LocalHold {
  const ends = Date.parse(expiresAt)
  const answered = Date.parse(serverTime)
  const shift = answeredAt === null ? 0 : answeredAt - answered
  return { expiresAt: ends + shift, answeredAt: answered + shift }
}

/** "4:05". A started second counts. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

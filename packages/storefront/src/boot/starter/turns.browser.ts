/** How often the parts of the first screen are looked at: closely for a second. */
export const firstTurns = 60

export const waitMs = (ms: number) => new Promise((over) => setTimeout(over, ms))

export const frame = () => waitMs(16)

/** The pause before the next look at a part, in ms: later ones come alive only when they are seen. */
export const pauseAfter = (turn: number): number => (turn < firstTurns ? 16 : 250)

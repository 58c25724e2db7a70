const keyOf = (bookingId: string) => `message.${bookingId}`

/** Keeps what was written when the session ended under it: the login page comes between, and leads back. */
export function keepMessage(bookingId: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(bookingId), text)
  } catch {
    // Storage is full or refused: the page still shows the text until it is left.
  }
}

/** What was kept, once. */
export function takeMessage(bookingId: string): string | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(bookingId)) ?? undefined
    sessionStorage.removeItem(keyOf(bookingId))
    return text
  } catch {
    return undefined
  }
}

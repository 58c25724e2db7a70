/** One entry of a calendar that lasts whole days. */
export interface CalendarEvent {
  /** Constant: a calendar that already has the entry updates it. */
  readonly uid: string
  /** Increases with every change of the entry. */
  readonly sequence: number
  /** First and last day, 'YYYY-MM-DD', inclusive. */
  readonly firstDay: string
  readonly lastDay: string
  readonly stamp: Date
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly summary: string
  readonly location: string
  readonly description: string
  readonly url: string
}

/** An iCalendar file (RFC 5545) with one event. Lines end with CRLF and are folded at 75 octets. */
export function calendarFile(event: CalendarEvent, product: string): string {
  const dayAfter = new Date(Date.parse(`${event.lastDay}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  const date = (day: string) => day.replaceAll('-', '')
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${text(`-//${product}//Booking//EN`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${event.stamp.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART;VALUE=DATE:${date(event.firstDay)}`,
    // Exclusive (3.6.1).
    `DTEND;VALUE=DATE:${date(dayAfter)}`,
    `STATUS:${event.status}`,
    // A holiday is no appointment and must not mark anybody as busy.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${text(event.summary)}`,
    `LOCATION:${text(event.location)}`,
    `DESCRIPTION:${text(event.description)}`,
    `URL:${event.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

/** A value of type TEXT (3.3.11), escaped so that no name can end its line and begin another. */
function text(value: string): string {
  return value
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a line into parts of at most 75 octets without splitting a character (3.1). */
function fold(line: string): string {
  const longest = 75
  let folded = ''
  let used = 0
  for (const character of line) {
    const octets = Buffer.byteLength(character)
    if (used + octets > longest) {
      folded += '\r\n '
      used = 1
    }
    folded += character
    used += octets
  }
  return folded
}

/** Calendar-date arithmetic on 'YYYY-MM-DD' strings: no clock times, so no daylight-saving surprises (F55). */

const dayMs = 86_400_000

/** True for a real calendar date (2027-02-30 is none). */
export function isStayDate(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
  )
}

/** The date so many nights later. */
export function addNights(date: string, nights: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + nights * dayMs).toISOString().slice(0, 10)
}

/** Nights between two dates. */
export function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

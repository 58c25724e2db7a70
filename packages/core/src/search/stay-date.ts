/** Calendar-date arithmetic on 'YYYY-MM-DD' strings: no clock times, so no daylight-saving surprises (F55). */

const dayMs = 86_400_000

/** True for a real calendar date (2027-02-30 is none). Never throws, whatever the digits say. */
export function isStayDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** True for a date to arrive on: real, not past, and before the year whose stays end in one of five digits. */
export function isArrivalDate(text: string, today: string): boolean {
  return isStayDate(text) && text >= today && text < '9999'
}

/** The date so many nights later. */
export function addNights(date: string, nights: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + nights * dayMs).toISOString().slice(0, 10)
}

/** Nights between two dates. */
export function nightsBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

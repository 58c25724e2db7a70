const dayMs = 86_400_000

const shifted = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** The same day `months` later, or the last day of that month. */
function monthsOn(date: string, by: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + by, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Weekday index, 0 for Monday. */
const inWeek = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/**
 * The day that a key moves to, as in the ARIA date grid: arrows by day and week, Home and End within the week, Page Up
 * and Page Down by month. Undefined for any other key. Dates are 'YYYY-MM-DD'.
 */
export function dayByKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shifted(date, -1)
    case 'ArrowRight':
      return shifted(date, 1)
    case 'ArrowUp':
      return shifted(date, -7)
    case 'ArrowDown':
      return shifted(date, 7)
    case 'Home':
      return shifted(date, -inWeek(date))
    case 'End':
      return shifted(date, 6 - inWeek(date))
    case 'PageUp':
      return monthsOn(date, -1)
    case 'PageDown':
      return monthsOn(date, 1)
    default:
      return undefined
  }
}

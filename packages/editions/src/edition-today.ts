const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The calendar date in the middle of Europe: all nine editions turn the day within an hour of each other. */
export function editionToday(now: Date): string {
  return calendarDay.format(now)
}

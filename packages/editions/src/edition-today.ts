const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const minute = 60_000
/** The last answer: formatting takes more time than the rest of a cached page, and days change at full minutes. */
let known = { at: Number.NaN, day: '' }

/** The calendar date in central Europe: midnight of the nine editions is within one hour. */
export function editionToday(now: Date): string {
  const at = Math.floor(now.getTime() / minute)
  if (known.at !== at) known = { at, day: calendarDay.format(now) }
  return known.day
}

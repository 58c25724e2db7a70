const calendarDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const minute = 60_000
/** The last answer: formatting costs more than all else a cached page needs, and days turn at full minutes. */
let known = { at: Number.NaN, day: '' }

/** The calendar date in the middle of Europe: all nine editions turn the day within an hour of each other. */
export function editionToday(now: Date): string {
  const at = Math.floor(now.getTime() / minute)
  if (known.at !== at) known = { at, day: calendarDay.format(now) }
  return known.day
}

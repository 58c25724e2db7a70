import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import type { Dayjs } from './calendar-dates.ts'

const dayMs = 86_400_000

const dayNumber = (day: Dayjs) => Math.floor(day.valueOf() / dayMs)

/** MUI X's adapter for days of stays, which are all in UTC. */
export class StayAdapter extends AdapterDayjs {
  // MUI X asks it a dozen times for each day that it draws, and its own would write both days as text each time.
  override isSameDay = (day: Dayjs, other: Dayjs): boolean => dayNumber(day) === dayNumber(other)
}

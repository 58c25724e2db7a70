import { firstDay, type WalkModel } from './walk-model.ts'

const minuteMs = 60_000

/** The hour at which days of the walk begin: the date is the same in every edition until sixteen hours later. */
export const startOfWalk = new Date(`${firstDay}T04:00:00Z`)

/** The moment of a walk by the calendar. */
export const calendarOf = ({ time }: Pick<WalkModel, 'time'>): Date =>
  new Date(startOfWalk.getTime() + time * minuteMs)

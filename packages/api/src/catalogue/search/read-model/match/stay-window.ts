import { dayNumber } from '../day-number.ts'

/** The nights [from, to) of a stay, counted from the model's first night, and the day of arrival. */
export interface StayWindow {
  readonly from: number
  readonly to: number
  readonly arrivalDay: number
}

/** Undefined when the stay begins before today, leaves the calendar, or has no night. */
export function stayWindow(
  { today, date, nights }: { today: string; date: string; nights: number },
  calendar: { firstDay: number; nights: number },
): StayWindow | undefined {
  const arrivalDay = dayNumber(date)
  const from = arrivalDay - calendar.firstDay
  const inside = nights >= 1 && from >= 0 && from + nights <= calendar.nights
  return inside && arrivalDay >= dayNumber(today) ? { from, to: from + nights, arrivalDay } : undefined
}

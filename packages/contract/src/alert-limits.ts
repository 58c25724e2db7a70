/** alerts-1: days around the arrival day. A file of its own: limits.ts is in every first load. */
export const mostFlexibleDays = 7

/** booking-17: days before arrival on which guests get directions, hours and what to bring. */
export const daysBeforeArrival = 7

/** The reference of a booking or a purchase as it is stored, however it was typed: without blanks and dashes, and without letters that look like others. */
export const contractRefOf = (typed: string): string =>
  typed.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1').replace(/U/g, 'V')

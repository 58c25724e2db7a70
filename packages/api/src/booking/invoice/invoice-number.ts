/** A number as printed: "2027-000123". */
export const invoiceNumber = ({ year, number }: { year: number; number: number }): string =>
  `${year}-${String(number).padStart(6, '0')}`

/** Minor units for a terminal: `12.50 EUR`. */
export const money = (amount: number, currency: string | null): string =>
  `${(amount / 100).toFixed(2)} ${currency ?? '(?)'}`

export type Field = readonly [name: string, value: string]

/** The decoded fields of a query string or form in their order, with duplicate names and empty values. */
export const orderedFields = (encoded: string): Field[] => [...new URLSearchParams(encoded)]

/** Fields as a query string. */
export const encodedFields = (fields: readonly Field[]): string =>
  fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')

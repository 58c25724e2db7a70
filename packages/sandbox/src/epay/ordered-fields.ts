export type Field = readonly [name: string, value: string]

/** The fields of a query string or form in the order they were sent, decoded, double names and empty values kept. */
export const orderedFields = (encoded: string): Field[] => [...new URLSearchParams(encoded)]

/** Fields as a query string. */
export const encodedFields = (fields: readonly Field[]): string =>
  fields.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')

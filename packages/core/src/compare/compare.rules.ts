import { compareLimit, searchLimits } from '@camping/contract/limits.ts'

const isItem = (text: string): boolean =>
  /^[1-9]\d{0,9}(-[1-9]\d{0,9})?$/.test(text) && text.split('-').every((id) => Number(id) <= searchLimits.id)

/** The items of an address, each once, as many as fit side by side. What is no item is left out. */
export const readItems = (query: URLSearchParams): string[] =>
  [...new Set(query.getAll('items').filter(isItem))].slice(0, compareLimit)

/** Whether a row of a comparison differs between its columns. */
export const differs = (values: readonly string[]): boolean => new Set(values).size > 1

/**
 * Sample texts of stories by their English text, in the other languages. `{0}`, `{1}` stand for amounts, days and
 * numbers in order.
 */
export type SampleRows = Readonly<Record<string, Readonly<Record<'de' | 'fr' | 'nl' | 'it', string>>>>

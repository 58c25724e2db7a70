/** In this order: quoted text and queries are replaced whole, before their parts. */
const replacements: readonly (readonly [pattern: RegExp, by: string])[] = [
  // JSON.parse and others quote what they could not read, quotation marks included.
  [/".*/gs, '…'],
  [/\?[^\s'`)]+/g, '?…'],
  [/[^\s<>]*@[^\s<>]*/g, '[address]'],
  // Tokens, ids of carts and orders.
  [/[\w-]{20,}/g, '[token]'],
  // Booking references: ten letters and digits of Crockford's alphabet, with a digit among them.
  [/\b(?=[0-9A-HJKMNP-TV-Z]*\d)[0-9A-HJKMNP-TV-Z]{10}\b/g, '[reference]'],
  // Telephones and cards.
  [/\+?\d(?:[ .-]?\d){6,}/g, '[number]'],
]

const longest = 500

/** Text about a failure, without anything that could name a person, open an account or pay. At most 500 characters. */
export function withoutPersonalData(text: string): string {
  return replacements.reduce((words, [pattern, by]) => words.replace(pattern, by), text.slice(0, longest))
}

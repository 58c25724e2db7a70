/** Search engines show about this many characters. */
const longest = 155

/** A text cut at the last whole word that fits, with an ellipsis; line breaks become blanks. */
export function shortDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:–-]+$/, '')}…`
}

/** Characters of other scripts that programs read as the dot of an address. */
const otherDots = /[。․‧∙]/gu

/** Two words of at least two letters joined by a dot: `example.org`, but not `J.R.R. Tolkien`. */
const dotted = /(?<![\p{L}\p{N}-])([\p{L}\p{N}-]{2,})\.([\p{L}\p{N}-]{2,})/gu

/** Titles that people write without a space before a name: `St.John`, `Dr.Müller`. */
const titles = new Set(
  'st,ste,dr,dra,drs,mr,mrs,ms,mx,mme,mlle,prof,ing,ir,mag,dipl,fr,hr,dhr,mw,sig,dott,jr,sr'.split(','),
)
const isTitled = (before: string, after: string): boolean =>
  titles.has(before.toLowerCase()) &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(after) &&
  !/^(?:com|net|org|info|shop|site|online|top|xyz|app|dev)$/i.test(after)

/**
 * Whether people or their mail programs would read a name as a web address, a mail address or a telephone
 * number. Nobody may use the shop to send such words to others in its name.
 */
export function looksLikeLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(otherDots, '.')
  if (/:\/\/|\/\/|\\\\|@|(?<![\p{L}\p{N}])(?:www|https?|mailto|tel)[.:]/iu.test(plain)) return true
  if (/\p{Nd}{4}|\p{Nd}\.\p{Nd}/u.test(plain) || plain.replace(/\P{Nd}/gu, '').length > 5) return true
  return [...plain.matchAll(dotted)].some(([, before = '', after = '']) => !isTitled(before, after))
}

/** The error key for such a name, for the form. */
export const namedLink = 'looks-like-link'

/**
 * Characters that nobody types and no field may contain: control characters (including NUL, which no database
 * stores), lone surrogates, noncharacters, and marks that reverse the reading direction of the surrounding text.
 */
const unstorable = /[\p{Cs}\p{Noncharacter_Code_Point}\u202A-\u202E\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu

/**
 * Invisible characters that come with pasted text: soft hyphens, marks of width, order and direction,
 * private-use characters.
 */
const unseen =
  /(?![\u200C\u200D]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\p{Co}\uFFF9-\uFFFB]/gu
/** Selects the form of the preceding character; invisible without one. */
const looseSelector = /(?<![^\s\u200C\u200D\p{Variation_Selector}])\p{Variation_Selector}+/gu
/** Invisible joiners: only valid where a script needs them, or between the parts of one emoji. */
const needlessJoiner =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Extended_Pictographic}\p{Emoji_Modifier}]\p{Variation_Selector}?)[\u200C\u200D]/gu

/** Whether a text contains no character that every field refuses. */
export const isStorable = (text: string): boolean => text.search(unstorable) < 0

/** The text without refused characters. */
export const withoutUnstorable = (text: string): string => text.replace(unstorable, '')

/**
 * The text as it is stored: composed (NFC), lines separated by `\n` with at most one empty one, without
 * invisible characters.
 */
export const readable = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unseen, '')
    .replace(looseSelector, '')
    .replace(needlessJoiner, '')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim()

/** The same for a single line. */
export const readableLine = (text: string): string => readable(text).replace(/\s+/g, ' ')

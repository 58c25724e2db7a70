/** The first of a month is an ordinal where Intl writes a plain 1. */
const firstOfMonth: Readonly<Record<string, string>> = { fr: '1er', it: '1º' }

/**
 * A date or a range of dates, formatted by Intl, as the edition writes it: "1er avril", "1º aprile". Days have no leading
 * zero, which Italian ranges of Intl have.
 */
export function dateText(languageTag: string, text: string): string {
  const first = firstOfMonth[languageTag.slice(0, 2)] ?? '1'
  return text.replace(/\b0?(\d)(?=[\s–])/g, (_, day: string) => (day === '1' ? first : day))
}

/** Elides Italian articles before the 8th and the 11th: "dal 8 luglio" → "dall’8 luglio". */
export const elided = (text: string): string =>
  text.replace(/\b(?:il|(d?al|[dns]el)) (?=(?:8|11)\s)/gi, '$1l’')

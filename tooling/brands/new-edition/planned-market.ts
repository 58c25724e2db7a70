import type { Market } from '@camping/editions/markets.ts'

/** An edition that is planned: its site code and its row of markets.ts, whose language and currency may be new. */
export interface PlannedMarket {
  readonly site: string
  readonly row: Readonly<Record<keyof Market, string>>
  /** The site code of the edition it is like, if one was given. */
  readonly like?: string
}

/** Flags of the command, with what each is for. */
export const questions: Readonly<Record<'site' | keyof Market, string>> = {
  site: 'site code, the first part of its addresses: dk',
  market: 'market code: ALDK',
  apiLocale: 'locale in addresses of the API: dk',
  language: 'language of addresses: da',
  messages: 'message set: da',
  languageTag: 'language and country: da-DK',
  currency: 'currency: DKK',
  flag: 'country code of the flag: dk',
  displayName: 'name in its own language: Danmark',
}

const forms: Partial<Record<keyof typeof questions, RegExp>> = {
  site: /^[a-z]{2}(?:-[a-z]{2})?$/,
  market: /^[A-Z]{4}$/,
  apiLocale: /^[a-z]{2,6}$/,
  language: /^[a-z]{2}$/,
  messages: /^[a-z]{2}(?:-[A-Z]{2})?$/,
  languageTag: /^[a-z]{2}-[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
  flag: /^[a-z]{2}$/,
}

/**
 * Reads `--site=dk`, `--language=da` and so on; what is missing or has another form is a sentence. A site code alone is an edition
 * whose row is there already. With `--like=fr` the rest follows from France and from the country of the site code.
 */
export function readPlan(
  parameters: readonly string[],
  existing: Readonly<Record<string, PlannedMarket['row']>>,
): PlannedMarket | string {
  const given = new Map(
    parameters.map((one) => {
      const [, name = one, value = ''] = /^--([a-zA-Z]+)=(.*)$/.exec(one) ?? []
      return [name, value] as const
    }),
  )
  const known = [...Object.keys(questions), 'like']
  const unknown = [...given.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined)
    return `There is no '${unknown}'. There are: ${known.map((name) => `--${name}=`).join(' ')}`
  const site = given.get('site') ?? ''
  const begun = Object.hasOwn(existing, site) ? existing[site] : undefined
  const like = given.get('like')
  given.delete('like')
  if (like !== undefined && !Object.hasOwn(existing, like))
    return `--like=${like} is no edition. There are: ${Object.keys(existing).join(', ')}.`
  if (begun && given.size === 1) return { site, row: begun, ...(like !== undefined && { like }) }
  if (begun) return `There is an edition '${site}' already. For what it lacks: --site=${site} alone.`
  const likeRow = like === undefined ? undefined : existing[like]
  if (likeRow)
    for (const [name, value] of Object.entries(usualRow(site, likeRow, given)))
      if (!given.has(name)) given.set(name, value)
  for (const [name, what] of Object.entries(questions)) {
    const value = given.get(name) ?? ''
    const form = forms[name as keyof typeof questions]
    if (value === '') return `--${name}= is missing: the ${what}.`
    if (form && !form.test(value)) return `--${name}=${value} has another form than the ${what}.`
    if (/['\\]/.test(value)) return `--${name}=${value} must be written without quotation marks.`
  }
  const { site: _, ...row } = Object.fromEntries(given) as Record<'site' | keyof Market, string>
  return { site, row, ...(like !== undefined && { like }) }
}

/** What follows from a site code and from the edition it is like: the country is the last part of the code. */
function usualRow(
  site: string,
  like: PlannedMarket['row'],
  given: ReadonlyMap<string, string>,
): PlannedMarket['row'] {
  const country = site.slice(-2).toUpperCase()
  const language = given.get('language') ?? like.language
  const languageTag = given.get('languageTag') ?? `${language}-${country}`
  const isCountry = /^[A-Z]{2}$/.test(country) && forms.languageTag?.test(languageTag)
  return {
    market: `AL${country}`,
    apiLocale: site.slice(-2),
    language,
    messages: language === like.language ? like.messages : language,
    languageTag,
    currency: like.currency,
    flag: site.slice(-2),
    displayName: (isCountry && new Intl.DisplayNames(languageTag, { type: 'region' }).of(country)) || '',
  }
}

const quoted = (text: string) => `'${text}'`

/** Adds a name to a union of texts, at the end of its line, unless it is there. */
function widen(source: string, property: string, value: string): string {
  return source.replace(
    new RegExp(`(readonly ${property}: )([^\\n]*)`),
    (line, start: string, union: string) =>
      union.includes(quoted(value)) ? line : `${start}${union} | ${quoted(value)}`,
  )
}

/** The source of markets.ts with the row of the planned edition. */
export function withMarket(source: string, { site, row }: PlannedMarket): string {
  const end = '} as const satisfies Record<string, Market>'
  if (!source.includes(end))
    throw new Error('packages/editions/src/markets.ts has another form than this command knows.')
  const line = Object.entries(row).map(([key, value]) => `${key}: ${quoted(value)}`)
  const widened = (['language', 'messages', 'currency'] as const).reduce(
    (text, property) => widen(text, property, row[property]),
    source,
  )
  return widened.replace(end, `  ${quoted(site)}: { ${line.join(', ')} },\n${end}`)
}

/** The source of the schema of currencies with the planned one. */
export function withCurrency(source: string, currency: string): string {
  return source.replace(
    /(export const currency = z\.enum\(\[)([^\]]*)/,
    (whole, start: string, list: string) =>
      list.includes(quoted(currency)) ? whole : `${start}${list}, ${quoted(currency)}`,
  )
}

import type { MarketRow } from '@camping/editions/markets.ts'
import type { IntlShape } from 'react-intl'
import { createEditionIntl, type CompiledMessages } from './create-edition-intl.ts'

type MessageFormats = IntlShape['formatters']['getMessageFormat']

/** By language tag, then by message. */
const messageFormats = new Map<string, WeakMap<object, ReturnType<MessageFormats>>>()

/** Texts that an intl object remembers, by what they were made of. */
const mostTexts = 2000
/** Longer ones are not remembered: words of a visitor may be in them. */
const longestKey = 200

/**
 * The intl object of an edition on the server, which shows the same messages a thousand times a second. All objects of
 * a language share the formatters of messages, those with an experiment's words as well (300). Each remembers the last
 * texts it made of messages, dates and ranges of dates (304): a range takes the library a tenth of a millisecond.
 */
export function createServerIntl(market: MarketRow, messages: CompiledMessages): IntlShape {
  const intl = createEditionIntl(market, messages)
  const { getMessageFormat } = intl.formatters
  intl.formatters.getMessageFormat = knownByMessage(market.languageTag, getMessageFormat)
  const remember = createMemory()
  const { formatMessage, formatDate, formatDateTimeRange, formatNumber } = intl as Formatting
  const remembering: Formatting = {
    formatMessage: (descriptor, values, ...rest) => {
      const make = () => formatMessage(descriptor, values, ...rest)
      const { id = '' } = descriptor
      return rest.length === 0 && Object.hasOwn(messages, id)
        ? remember(keyOf(`m${id};`, values), make)
        : make()
    },
    formatDate: (date, options) => {
      const make = () => formatDate(date, options)
      return date instanceof Date ? remember(keyOf(`d${date.getTime()};`, options), make) : make()
    },
    formatDateTimeRange: (from, to, options) =>
      remember(keyOf(`r${from.getTime()};${to.getTime()};`, options), () =>
        formatDateTimeRange(from, to, options),
      ),
    formatNumber: byOptions(market.languageTag, formatNumber),
  }
  return Object.assign(intl, remembering)
}

type Values = Readonly<Record<string, unknown>> | undefined

/** The functions of an intl object as the storefront calls them. */
interface Formatting {
  formatMessage(descriptor: { readonly id?: string }, values?: Values, ...rest: unknown[]): string
  formatDate(date: Date | number | string, options?: Values): string
  formatDateTimeRange(from: Date, to: Date, options?: Values): string
  formatNumber(value: number, options?: Intl.NumberFormatOptions & { readonly format?: string }): string
}

/** Different values have different keys. Undefined for values that are no plain data, and for long ones. */
function keyOf(beginning: string, values: Values): string | undefined {
  let key = beginning
  for (const name in values) {
    const value = values[name]
    if (typeof value === 'string') key += `${name}:${value.length}:${value};`
    else if (typeof value === 'number' || typeof value === 'boolean') key += `${name}=${value};`
    else if (value !== undefined) return undefined
    if (key.length > longestKey) return undefined
  }
  return key
}

/** Remembers what was made for a key; all is forgotten when there is much. */
function createMemory() {
  const known = new Map<string, string>()
  return (key: string | undefined, make: () => string): string => {
    const found = key === undefined ? undefined : known.get(key)
    if (found !== undefined) return found
    const made = make()
    // A message with elements in it is no text.
    if (key === undefined || typeof made !== 'string') return made
    if (known.size === mostTexts) known.clear()
    known.set(key, made)
    return made
  }
}

/** Numbers differ too much to be remembered, but the library would write their options as JSON each time. */
function byOptions(locale: string, usual: Formatting['formatNumber']): Formatting['formatNumber'] {
  const known = new Map<string, Intl.NumberFormat>()
  return (value, options) => {
    const key = options?.format === undefined ? keyOf('', options as Values) : undefined
    if (key === undefined) return usual(value, options)
    const found = known.get(key)
    if (found) return found.format(value)
    const text = usual(value, options)
    if (known.size < mostTexts) known.set(key, new Intl.NumberFormat(locale, options))
    return text
  }
}

/** The library would write each compiled message as JSON, whenever it is shown, to find its formatter. */
function knownByMessage(locale: string, make: MessageFormats): MessageFormats {
  const known = messageFormats.get(locale) ?? new WeakMap<object, ReturnType<MessageFormats>>()
  messageFormats.set(locale, known)
  return (message, ...rest) => {
    if (typeof message === 'string') return make(message, ...rest)
    const format = known.get(message) ?? make(message, ...rest)
    known.set(message, format)
    return format
  }
}

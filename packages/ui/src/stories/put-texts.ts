import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Props that visitors never read. */
const unread = new Set(['id', 'href', 'kind', 'icon', 'lang', 'flag', 'src', 'name', 'value', 'type', 'code'])

/** Translates all texts in a value: lists, records, elements with their props, and results of functions. */
export function putTexts<Value>(value: Value, translate: (text: string) => string): Value {
  return put(value, translate) as Value
}

function put(value: unknown, translate: (text: string) => string): unknown {
  if (typeof value === 'string') return translate(value)
  if (Array.isArray(value)) return value.map((one) => put(one, translate))
  if (typeof value === 'function')
    return translatingFunction(value as (...given: unknown[]) => unknown, translate)
  if (typeof value !== 'object' || value === null) return value
  if (isValidElement(value)) {
    const element = value as ReactElement<Record<string, unknown>>
    const { children, ...props } = element.props
    const texts = putProps(props, translate)
    return children === undefined
      ? cloneElement(element, texts)
      : cloneElement(element, texts, ...([put(children, translate)].flat() as ReactNode[]))
  }
  return Object.getPrototypeOf(value) === Object.prototype
    ? putProps(value as Record<string, unknown>, translate)
    : value
}

function putProps(props: Record<string, unknown>, translate: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [
      key,
      unreadable(key, value) ? value : put(value, translate),
    ]),
  )
}

/**
 * `name` is visible text for a campsite or a picture, but an identifier for a field: identifiers are one lower-case
 * word.
 */
function unreadable(key: string, value: unknown): boolean {
  if (!unread.has(key)) return false
  return (key !== 'name' && key !== 'value') || (typeof value === 'string' && /^[a-z][\w-]*$/.test(value))
}

/** Labels are often the result of a function. Other results stay as they are. */
function translatingFunction(write: (...given: unknown[]) => unknown, translate: (text: string) => string) {
  const saying = (...given: unknown[]) => {
    const written = write(...given)
    return typeof written === 'string' ? translate(written) : written
  }
  return saying
}

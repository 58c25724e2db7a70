import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Props that no visitor reads. */
const unread = new Set(['id', 'href', 'kind', 'icon', 'lang', 'flag', 'src', 'name', 'value', 'type', 'code'])

/** A value with all its texts put through `say`: lists, records, elements with their props, and what functions return. */
export function putTexts<Value>(value: Value, say: (text: string) => string): Value {
  return put(value, say) as Value
}

function put(value: unknown, say: (text: string) => string): unknown {
  if (typeof value === 'string') return say(value)
  if (Array.isArray(value)) return value.map((one) => put(one, say))
  if (typeof value === 'function') return said(value as (...given: unknown[]) => unknown, say)
  if (typeof value !== 'object' || value === null) return value
  if (isValidElement(value)) {
    const element = value as ReactElement<Record<string, unknown>>
    const { children, ...props } = element.props
    const texts = putProps(props, say)
    return children === undefined
      ? cloneElement(element, texts)
      : cloneElement(element, texts, ...([put(children, say)].flat() as ReactNode[]))
  }
  return Object.getPrototypeOf(value) === Object.prototype
    ? putProps(value as Record<string, unknown>, say)
    : value
}

function putProps(props: Record<string, unknown>, say: (text: string) => string) {
  return Object.fromEntries(
    Object.entries(props).map(([key, value]) => [key, unreadable(key, value) ? value : put(value, say)]),
  )
}

/** A campsite or a picture has a `name` that is read, a field one that is not: those are one word in small letters. */
function unreadable(key: string, value: unknown): boolean {
  if (!unread.has(key)) return false
  return (key !== 'name' && key !== 'value') || (typeof value === 'string' && /^[a-z][\w-]*$/.test(value))
}

/** Labels are often written by a function. What else functions do is left alone. */
function said(write: (...given: unknown[]) => unknown, say: (text: string) => string) {
  const saying = (...given: unknown[]) => {
    const written = write(...given)
    return typeof written === 'string' ? say(written) : written
  }
  return saying
}

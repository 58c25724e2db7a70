import {
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  isLiteralElement,
  isPoundElement,
  parse,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

function partsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (isLiteralElement(element) || isPoundElement(element)) return []
    const { value } = element
    if (isPluralElement(element))
      return [
        `{${value}, plural}`,
        ...('other' in element.options ? [] : [`{${value}, plural without other}`]),
        ...Object.values(element.options).flatMap((option) => partsOf(option.value)),
      ]
    if (isSelectElement(element))
      return [
        // Grammar decides which choices exist: French has articles for countries, Dutch has none.
        `{${value}, select}`,
        ...('other' in element.options ? [] : [`{${value}, select without other}`]),
        ...Object.values(element.options).flatMap((option) => partsOf(option.value)),
      ]
    if (isTagElement(element)) return [`<${value}>`, ...partsOf(element.children)]
    const kind = isNumberElement(element)
      ? ', number'
      : isDateElement(element)
        ? ', date'
        : isTimeElement(element)
          ? ', time'
          : ''
    return [`{${value}${kind}}`]
  })
}

/**
 * The interface of a message as text: its values with their kinds, plurals, selects, tags. Messages with the same
 * interface yield the same text. An invalid message yields its error.
 */
export function messageShape(text: string): string {
  const found = shapes.get(text) ?? shapeOf(text)
  shapes.set(text, found)
  return found
}

/** The development server and the tests read the same messages many times. */
const shapes = new Map<string, string>()

function shapeOf(text: string): string {
  try {
    // A plural shows its number with # or with {count}; both use the same value.
    const parts = new Set(partsOf(parse(text)))
    const plurals = [...parts].flatMap((part) => /^\{(\w+), plural\}$/.exec(part)?.[1] ?? [])
    for (const name of plurals) {
      parts.delete(`{${name}}`)
      parts.delete(`{${name}, number}`)
    }
    return [...parts].sort().join(' ') || 'nothing'
  } catch (error) {
    return `not readable (${(error as Error).message})`
  }
}

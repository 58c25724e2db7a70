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
        // Which choices there are is grammar: French has articles for countries, Dutch has none.
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
 * What a message asks for, as a text that is the same for messages that ask for the same: its values with their kinds,
 * plurals, selects, tags. A message that does not parse says so.
 */
export function messageShape(text: string): string {
  try {
    // A plural shows its number with # or with {count}; both ask for the one value.
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

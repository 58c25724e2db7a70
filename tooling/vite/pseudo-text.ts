import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

/** Both alphabets, one letter below the other. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'
const withAccent = (letter: string) => accented[plain.indexOf(letter)] ?? letter

/** Translations of English are up to this much longer. */
const growth = 0.35

/**
 * A message in no language, to see in English what a translation will do: every letter has an accent, so what is plain is not a message;
 * texts are a third longer; brackets show where one begins and ends, so what is cut is missing one. Values and tags stay.
 */
export function pseudoText(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  const longer = '~'.repeat(Math.ceil(lengthOf(message) * growth))
  return [literal('['), ...message.map(withAccents), literal(`${longer}]`)]
}

const literal = (value: string): MessageFormatElement => ({ type: 0, value })

function withAccents(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: element.value.replaceAll(/[a-z]/gi, withAccent) }
  if (isTagElement(element)) return { ...element, children: element.children.map(withAccents) }
  if (!isPluralElement(element) && !isSelectElement(element)) return element
  const options = Object.fromEntries(
    Object.entries(element.options).map(([form, option]) => [
      form,
      { ...option, value: option.value.map(withAccents) },
    ]),
  )
  return { ...element, options }
}

function lengthOf(message: readonly MessageFormatElement[]): number {
  return message.reduce((length, element) => {
    if (isLiteralElement(element)) return length + element.value.length
    return length + (isTagElement(element) ? lengthOf(element.children) : 0)
  }, 0)
}

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field that no longer holds what the server wrote, and what says so to React. */
export interface ChangedField {
  readonly target: Field
  readonly replay: () => void
}

/**
 * What the visitor has put into the fields of the server's markup, or the browser into a document that was open before. React
 * leaves it in them and ignores it until it renders them again.
 */
export const changedFields = (): ChangedField[] =>
  [...document.querySelectorAll<Field>('select, input, textarea')].flatMap((field) => changeOf(field) ?? [])

/** The change of one field; undefined where it holds what the server wrote. */
export function changeOf(target: Field): ChangedField | undefined {
  const { value } = target
  if (target instanceof HTMLSelectElement) {
    const written = target.querySelector<HTMLOptionElement>('option[selected]') ?? target.options[0]
    return value === written?.value ? undefined : { target, replay: () => rechoose(target, value) }
  }
  if (target.type === 'checkbox' || target.type === 'radio') {
    const box = target as HTMLInputElement
    return box.checked === box.defaultChecked ? undefined : { target, replay: () => recheck(box) }
  }
  return value === target.defaultValue ? undefined : { target, replay: () => retype(target, value) }
}

/**
 * React writes a part at once that any event reaches, if its code is there; this one means nothing else. A part that it is just
 * writing looks alive, but a change in it would be taken for what the server wrote.
 */
export const wake = (field: Element) => field.dispatchEvent(new Event('pointercancel', { bubbles: true }))

function rechoose(field: HTMLSelectElement, value: string): void {
  wake(field)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function recheck(field: HTMLInputElement): void {
  wake(field)
  field.checked = field.defaultChecked
  field.click()
}

/**
 * React compares with the last value set through the element itself; a value set through its prototype counts as a
 * change.
 */
function retype(field: Exclude<Field, HTMLSelectElement>, value: string): void {
  wake(field)
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type Field = HTMLInputElement | HTMLSelectElement

/**
 * Replays input that the visitor made in the server's markup before hydration. React leaves it in the fields but
 * ignores it until it renders them again. The result is a function that dispatches the events after hydration, field by
 * field, because each change may depend on the one before.
 */
export function earlyInput(): () => Promise<void> {
  const changed = [...document.querySelectorAll<Field>('select, input')].flatMap((field) => {
    if ('options' in field) {
      const written = field.querySelector<HTMLOptionElement>('option[selected]') ?? field.options[0]
      const { value } = field
      return value === written?.value ? [] : [() => rechoose(field, value)]
    }
    if (field.type === 'checkbox' || field.type === 'radio')
      return field.checked === field.defaultChecked ? [] : [() => recheck(field)]
    const { value } = field
    return value === field.defaultValue ? [] : [() => retype(field, value)]
  })
  return async () => {
    for (const replay of changed) {
      replay()
      await new Promise((shown) => setTimeout(shown))
    }
  }
}

function rechoose(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function recheck(field: HTMLInputElement): void {
  field.checked = field.defaultChecked
  field.click()
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/**
 * React compares with the last value set through the element itself; a value set through its prototype counts as a
 * change.
 */
function retype(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue
  setValue?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

type Field = HTMLInputElement | HTMLSelectElement

/**
 * What a visitor typed or chose in the server's markup before the page was alive. React leaves it in the fields and knows nothing of
 * it, until it draws them anew. The answer tells React, once it has taken over: field by field, because what the first one changes,
 * the next one builds on.
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

/** React compares with what was last set through the element itself; what is set through its prototype is news. */
function retype(field: HTMLInputElement, value: string): void {
  field.value = field.defaultValue
  setValue?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

import { Checkbox } from '../facets/checkbox.tsx'

export interface ConsentOption {
  readonly id: string
  readonly text: string
  readonly checked: boolean
}

export interface ConsentOptionsProps {
  /** The categories, none of them ticked in advance. */
  readonly options: readonly ConsentOption[]
  /** Receives the checked ids after a change, in their order. */
  readonly onChange: (ids: string[]) => void
}

/** The categories of consent, one checkbox each. Only categories with consent are checked. */
export function ConsentOptions({ options, onChange }: ConsentOptionsProps) {
  const change = (id: string, checked: boolean) =>
    onChange(options.filter((one) => (one.id === id ? checked : one.checked)).map((one) => one.id))
  return options.map(({ id, text, checked }) => (
    <Checkbox key={id} checked={checked} onChange={(event) => change(id, event.target.checked)}>
      {text}
    </Checkbox>
  ))
}

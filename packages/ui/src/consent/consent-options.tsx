import { Checkbox } from '../facets/checkbox.tsx'

export interface ConsentOption {
  readonly id: string
  readonly text: string
  readonly checked: boolean
}

export interface ConsentOptionsProps {
  readonly options: readonly ConsentOption[]
  /** Told the ids that are checked after a change, in their order. */
  readonly onChange: (ids: string[]) => void
}

/** What can be agreed to, each on its own. Nothing is checked that was not agreed to before. */
export function ConsentOptions({ options, onChange }: ConsentOptionsProps) {
  const change = (id: string, checked: boolean) =>
    onChange(options.filter((one) => (one.id === id ? checked : one.checked)).map((one) => one.id))
  return options.map(({ id, text, checked }) => (
    <Checkbox key={id} checked={checked} onChange={(event) => change(id, event.target.checked)}>
      {text}
    </Checkbox>
  ))
}

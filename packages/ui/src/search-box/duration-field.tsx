import { useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './select-field.module.css'
import { SearchField, searchFieldClasses } from './search-field.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { classNames } from '../class-names.ts'

export interface SearchSelectProps {
  /** Form name. */
  name: string
  /** Small, above the value. */
  label: string
  /** Pictogram of the cell. */
  icon: IconName
  /** The chosen value. */
  value: string
  /** The values with their words. */
  options: { value: string; text: string }[]
  /** Receives the chosen value. */
  onValueChange: (value: string) => void
  /** Text of the empty first option. */
  emptyText?: string
  /** Nothing to choose yet. */
  disabled?: boolean
}

/** A native select as a cell of the search box, also used for country and area of the Alpha search. */
export function SearchSelect({
  name,
  label,
  icon,
  value,
  options,
  onValueChange,
  emptyText,
  disabled,
}: SearchSelectProps) {
  const id = useId()
  return (
    <SearchField icon={icon} label={label} htmlFor={id}>
      <select
        id={id}
        name={name}
        className={classNames(searchFieldClasses.control, styles.select)}
        value={value}
        disabled={disabled}
        onChange={(event) => onValueChange(event.target.value)}
      >
        {emptyText !== undefined && <option value="">{emptyText}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size="sm" className={styles.arrow} />
    </SearchField>
  )
}

export interface DurationFieldProps {
  /** Form name. */
  name: string
  /** Small, above the value. */
  label: string
  /** Nights. */
  value: number
  /** The lengths of the edition, in words. */
  options: { nights: number; text: string }[]
  /** Receives the nights. */
  onValueChange: (nights: number) => void
}

/** Length of stay in nights. */
export function DurationField({ options, value, onValueChange, ...rest }: DurationFieldProps) {
  return (
    <SearchSelect
      {...rest}
      icon="clock"
      value={String(value)}
      options={options.map(({ nights, text }) => ({ value: String(nights), text }))}
      onValueChange={(text) => onValueChange(Number(text))}
    />
  )
}

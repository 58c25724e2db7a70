import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import styles from './destination-field.module.css'
import { SearchField, searchFieldClasses } from './search-field.tsx'
import { stepOption } from './step-option.ts'

export type SuggestionKind = 'country' | 'area' | 'city' | 'site' | 'funnel' | 'recent' | 'text'

export interface DestinationSuggestion {
  id: string
  kind: SuggestionKind
  text: string
  /** Second line: the country of an area, the dates of an earlier search. */
  detail?: string
}

export interface DestinationFieldProps {
  /** Name of the field in the form. */
  name: string
  label: string
  placeholder?: string
  /** The typed text; the field is controlled. */
  value: string
  onValueChange: (value: string) => void
  suggestions: DestinationSuggestion[]
  onSelect: (suggestion: DestinationSuggestion) => void
  /** Said to screen readers and shown when there is nothing to list: "5 suggestions", "Nothing found". */
  status?: string
  clearLabel: string
  /** Heading over the list, such as "Your last searches". */
  listTitle?: string
  error?: string
  /** The list has opened: time to load suggestions. */
  onOpen?: () => void
}

const kindIcons: Record<SuggestionKind, IconName> = {
  country: 'globe',
  area: 'map',
  city: 'pin',
  site: 'tent',
  funnel: 'caravan',
  recent: 'clock',
  text: 'search',
}

/** Text field with suggestions (ARIA combobox with list autocompletion); complete by keyboard. */
export function DestinationField(props: DestinationFieldProps) {
  const { suggestions, value, status } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = open ? suggestions[active] : undefined
  const showList = open && suggestions.length > 0

  const show = () => {
    if (!open) props.onOpen?.()
    setOpen(true)
  }
  const hide = () => {
    setOpen(false)
    setActive(-1)
  }
  const select = (suggestion: DestinationSuggestion) => {
    hide()
    props.onSelect(suggestion)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!open) show()
      setActive(stepOption(active, suggestions.length, event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      select(chosen)
    } else if (event.key === 'Escape') {
      if (!open && !value) return
      event.preventDefault()
      event.stopPropagation()
      if (open) hide()
      else props.onValueChange('')
    } else if (event.key === 'Tab') hide()
  }
  const clear = () => {
    props.onValueChange('')
    input.current?.focus()
    show()
  }
  return (
    <SearchField icon="pin" label={props.label} htmlFor={id} error={props.error} errorId={`${id}-error`}>
      <input
        ref={input}
        id={id}
        className={searchFieldClasses.control}
        name={props.name}
        value={value}
        placeholder={props.placeholder}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={showList}
        aria-controls={`${id}-list`}
        aria-activedescendant={showList && chosen ? `${id}-${active}` : undefined}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error ? `${id}-error` : undefined}
        onChange={(event) => {
          props.onValueChange(event.target.value)
          setActive(-1)
          show()
        }}
        onFocus={(event) => event.target.select()}
        onClick={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={props.clearLabel}
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <Icon name="close" size="sm" />
        </button>
      )}
      <div className={styles.popup} hidden={!showList && !(open && status && value)}>
        {props.listTitle && showList && <p className={styles.title}>{props.listTitle}</p>}
        <ul id={`${id}-list`} className={styles.list} role="listbox" aria-label={props.label}>
          {showList &&
            suggestions.map((suggestion, i) => (
              <li
                key={suggestion.id}
                id={`${id}-${i}`}
                role="option"
                aria-selected={i === active}
                className={i === active ? styles.active : styles.option}
                // Before blur, so that the list is still there when the click arrives.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => select(suggestion)}
                onMouseMove={() => i !== active && setActive(i)}
              >
                <Icon name={kindIcons[suggestion.kind]} />
                <span>
                  <span className={styles.text}>{suggestion.text}</span>
                  {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
                </span>
              </li>
            ))}
        </ul>
        <p className={showList ? 'visually-hidden' : styles.status} role="status">
          {open ? status : ''}
        </p>
      </div>
    </SearchField>
  )
}

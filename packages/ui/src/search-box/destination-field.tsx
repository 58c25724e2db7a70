import { Suspense, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { lazyPart } from '../lazy-part.ts'
import styles from './destination-field.module.css'
import type { DestinationSuggestion } from './destination-suggestion.ts'
import { SearchField, searchFieldClasses } from './search-field.tsx'
import { stepOption } from './step-option.ts'

export interface DestinationFieldProps {
  /** Name of the field in the form. */
  name: string
  /** Small, above the field. */
  label: string
  /** "Where to?", while nothing is typed. */
  placeholder?: string
  /** The typed text; the field is controlled. */
  value: string
  /** Receives the typed text. */
  onValueChange: (value: string) => void
  /** What fits the typed text, in the order of its groups; none hides the list. */
  suggestions: DestinationSuggestion[]
  /** Receives what was chosen; the search starts at once. */
  onSelect: (suggestion: DestinationSuggestion) => void
  /** Announced to screen readers, and shown for an empty list: "5 suggestions", "Nothing found". */
  status?: string
  /** Name of the button that empties the field. */
  clearLabel: string
  /** Why the text cannot be searched; below the cell and linked to it. */
  error?: string
  /** The list has opened: the moment to load suggestions. */
  onOpen?: () => void
}

const loadOptions = () => import('./destination-options.tsx')
const Options = lazyPart(() => loadOptions().then((module) => ({ default: module.DestinationOptions })))

/**
 * Text field with suggestions: the ARIA combobox with a list box. The focus stays in the field; arrows move through the
 * list, Enter takes the active item, Escape closes the list and then empties the field.
 */
export function DestinationField(props: DestinationFieldProps) {
  const { suggestions, value, status } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const chosen = open ? suggestions[active] : undefined
  const showList = open && suggestions.length > 0

  // Scrolls up a field at the bottom of the screen, where the list would open out of view.
  useEffect(() => {
    if (showList) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [showList])
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
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault()
    if (event.altKey && step === -1) return hide()
    if (!open) show()
    if (event.altKey) return
    const next = stepOption(active, suggestions.length, step)
    setActive(next)
    popup.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method belong to the composed word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') walk(event, 1)
    else if (event.key === 'ArrowUp') walk(event, -1)
    else if (event.key === 'Enter' && chosen) {
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
        onPointerEnter={() => void loadOptions()}
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
      <p className="visually-hidden" role="status">
        {open ? status : ''}
      </p>
      <div ref={popup} className={styles.popup} hidden={!showList && !(open && status && value)}>
        <div id={`${id}-list`} role="listbox" aria-label={props.label}>
          {showList && (
            <Suspense>
              <Options
                id={id}
                suggestions={suggestions}
                typed={value}
                active={active}
                onActivate={setActive}
                onSelect={select}
              />
            </Suspense>
          )}
        </div>
        {!showList && (
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
        )}
      </div>
    </SearchField>
  )
}

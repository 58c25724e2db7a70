import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useShownFirst } from '../press/use-shown-first.ts'
import { Checkbox } from './checkbox.tsx'
import styles from './facet-group.module.css'

export interface FacetOption {
  value: string
  text: string
  /** Results with this option. */
  count: number
  checked: boolean
}

export interface FacetGroupProps {
  /** Form name of the checkboxes. */
  name: string
  /** Heading of the group, which opens and closes it. */
  title: string
  /** The options with their counts, in the order of the server. */
  options: FacetOption[]
  /** Receives the value, and whether it is chosen now. */
  onToggle: (value: string, checked: boolean) => void
  /** Words of the group that depend on numbers. */
  labels: {
    /** "Show all 24" */
    showAll: (count: number) => string
    showFewer: string
    /** "12 results", for screen readers. */
    count: (count: number) => string
  }
  /** Open at first; facility groups 192, 4730 and 4723 are (search-9). */
  defaultOpen?: boolean
  /** Options shown before "show all". */
  limit?: number
  /** Number of options that are not loaded yet; "show all" loads them. */
  more?: number
  /** Loads the options that are not there yet. */
  onMore?: () => void
}

interface OptionProps extends Pick<FacetGroupProps, 'name' | 'onToggle'> {
  option: FacetOption
  countText: string
}

function Option({ name, option: { value, text, count, checked }, onToggle, countText }: OptionProps) {
  const [isChecked, toggle] = useShownFirst(checked, (next) => onToggle(value, next))
  return (
    <Checkbox
      name={name}
      value={value}
      checked={isChecked}
      disabled={count === 0 && !isChecked}
      onChange={(event) => toggle(event.target.checked)}
      end={
        <>
          <span className={styles.count} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{countText}</span>
        </>
      }
    >
      {text}
    </Checkbox>
  )
}

/** A group of filters with live counts. A visitor cannot choose an option without results, only clear it. */
export function FacetGroup(props: FacetGroupProps) {
  const { name, title, options, onToggle, labels, defaultOpen = true, limit = 6, more = 0, onMore } = props
  const [all, setAll] = useState(false)
  const [opened, setOpened] = useState(false)
  // Chosen options are always visible.
  const short = options.length + more > limit
  const shown = all || !short ? options : options.filter((option, i) => i < limit || option.checked)
  const toggleAll = () => {
    if (!all && more > 0) onMore?.()
    setAll(!all)
  }
  const chosen = options.filter((option) => option.checked).length
  return (
    <details
      className={styles.group}
      open={defaultOpen || chosen > 0}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className={styles.title}>
        <span>
          {title}
          {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
        </span>
        <Icon name="chevronDown" className={styles.arrow} />
      </summary>
      <div role="group" aria-label={title} className={styles.options}>
        {/* A closed group renders only its heading. */}
        {(defaultOpen || chosen > 0 || opened) &&
          shown.map((option) => (
            <Option
              key={option.value}
              name={name}
              option={option}
              onToggle={onToggle}
              countText={labels.count(option.count)}
            />
          ))}
        {short && (
          <button type="button" className={styles.more} aria-expanded={all} onClick={toggleAll}>
            {all ? labels.showFewer : labels.showAll(options.length + more)}
          </button>
        )}
      </div>
    </details>
  )
}

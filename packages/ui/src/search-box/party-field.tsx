import { Suspense, useId, type ComponentType, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Disclosure } from '../disclosure/disclosure.tsx'
import type { PanelSheetProps } from '../popups/dialog-head.tsx'
import { Stepper } from '../stepper/stepper.tsx'
import styles from './party-field.module.css'
import { SearchField, searchFieldClasses } from './search-field.tsx'

export interface PartyValue {
  adults: number
  /** One entry per child; null until the visitor chooses its age. Ages 0–17. */
  childAges: (number | null)[]
}

export interface PartyFieldLabels {
  /** "Who is coming?" */
  title: string
  adults: string
  adultsHint?: string
  children: string
  childrenHint?: string
  fewerAdults: string
  moreAdults: string
  fewerChildren: string
  moreChildren: string
  /** "Age of child 1" */
  childAge: (number: number) => string
  /** "Choose age" */
  chooseAge: string
  /** "0 years", "1 year" */
  age: (years: number) => string
  /** "Please choose the age of every child." */
  ageMissing: string
  done: string
  /** Closes the sheet on phones. */
  close: string
}

export interface PartyPanelProps {
  /** Form names; the form sends the ages as one value per child. */
  adultsName: string
  /** Form name of the ages, sent once for each child. */
  childAgeName: string
  /** Adults, and an age for each child. */
  value: PartyValue
  /** Receives the party after each press. */
  onValueChange: (value: PartyValue) => void
  /** All words of the panel. */
  labels: PartyFieldLabels
  /** Most adults that a search takes. */
  maxAdults?: number
  /** Most children that a search takes. */
  maxChildren?: number
  /** Shows which ages are missing, after a first attempt to search. */
  showMissing?: boolean
  /** Fires on a request to close, with whether ages are missing, so that the page can set `showMissing`. */
  onDone?: (complete: boolean) => void
  /** Stands in the steppers' place where no script runs. */
  plain?: ReactNode
}

export interface PartyFieldProps extends PartyPanelProps {
  /** "2 adults, 2 children" */
  summary: string
  /** `PanelSheet`, loaded when a phone opens it. */
  Sheet: ComponentType<PanelSheetProps>
}

const ages = Array.from({ length: 18 }, (_, age) => age)

/** True when every child has an age. */
export function isPartyComplete(value: PartyValue): boolean {
  return value.childAges.every((age) => age !== null)
}

/** Adults and children with their ages: a panel of steppers, one age per child; on phones a sheet. */
export function PartyField(props: PartyFieldProps) {
  const { value, labels, showMissing, Sheet } = props
  const id = useId()
  const error = showMissing && !isPartyComplete(value) ? labels.ageMissing : undefined
  return (
    <SearchField icon="people" label={labels.title} error={error} errorId={`${id}-error`}>
      <Disclosure
        align="end"
        summaryClassName={searchFieldClasses.control}
        summaryLabel={`${labels.title} ${props.summary}`}
        summary={<span className={searchFieldClasses.value}>{props.summary}</span>}
        panelClassName={styles.panel}
        modal
      >
        {(close, open) => (
          <>
            {open && innerWidth < 768 && (
              <Suspense>
                <Sheet title={labels.title} closeLabel={labels.close} onClose={close} />
              </Suspense>
            )}
            <PartyPanel
              {...props}
              onDone={(complete) => {
                props.onDone?.(complete)
                if (complete) close()
              }}
            />
          </>
        )}
      </Disclosure>
    </SearchField>
  )
}

/** The steppers and ages themselves. */
export function PartyPanel(props: PartyPanelProps) {
  const { value, labels, onValueChange, showMissing, maxAdults = 12, maxChildren = 8 } = props
  const id = useId()
  const complete = isPartyComplete(value)

  const setChildren = (count: number) =>
    onValueChange({
      ...value,
      childAges: Array.from({ length: count }, (_, i) => value.childAges[i] ?? null),
    })
  const setAge = (index: number, age: number | null) =>
    onValueChange({ ...value, childAges: value.childAges.map((old, i) => (i === index ? age : old)) })

  return (
    <div role="group" aria-label={labels.title}>
      {props.plain}
      <Stepper
        name={props.adultsName}
        label={labels.adults}
        hint={labels.adultsHint}
        value={value.adults}
        min={1}
        max={maxAdults}
        decreaseLabel={labels.fewerAdults}
        increaseLabel={labels.moreAdults}
        onValueChange={(adults) => onValueChange({ ...value, adults })}
      />
      <Stepper
        label={labels.children}
        hint={labels.childrenHint}
        value={value.childAges.length}
        min={0}
        max={maxChildren}
        decreaseLabel={labels.fewerChildren}
        increaseLabel={labels.moreChildren}
        onValueChange={setChildren}
      />
      {value.childAges.length > 0 && (
        <div className={styles.ages}>
          {value.childAges.map((age, i) => {
            const missing = showMissing && age === null
            return (
              <div key={i}>
                <label className={styles.ageLabel} htmlFor={`${id}-age-${i}`}>
                  {labels.childAge(i + 1)}
                </label>
                <select
                  id={`${id}-age-${i}`}
                  className={missing ? styles.missing : styles.age}
                  name={props.childAgeName}
                  value={age ?? ''}
                  aria-invalid={missing || undefined}
                  aria-describedby={missing ? `${id}-error` : undefined}
                  onChange={(event) =>
                    setAge(i, event.target.value === '' ? null : Number(event.target.value))
                  }
                >
                  <option value="">{labels.chooseAge}</option>
                  {ages.map((years) => (
                    <option key={years} value={years}>
                      {labels.age(years)}
                    </option>
                  ))}
                </select>
              </div>
            )
          })}
        </div>
      )}
      {/* Beside the ages, too: on phones the sheet covers the field. */}
      {showMissing && !complete && (
        <p id={`${id}-error`} className={styles.problem}>
          {labels.ageMissing}
        </p>
      )}
      <Button kind="brand" wide className={styles.done} onClick={() => props.onDone?.(complete)}>
        {labels.done}
      </Button>
    </div>
  )
}

import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './cover-choice.module.css'

export interface CoverOption {
  id: string
  name: string
  text: string
  /** "£29.70"; omitted for the option without cover. */
  price?: string
  /** "4.5% of the price of the nights" */
  priceNote?: string
  /** What the cover pays for, one sentence each. */
  pays?: readonly string[]
  /** "can be chosen until 3 June" */
  note?: string
}

export interface CoverChoiceProps {
  /** The question, as legend of the group. */
  title: string
  /** What a cover is for, below the question. */
  text: string
  /** "It pays:" */
  paysLabel: string
  /** The levels, and the option without cover, which weighs the same. */
  options: readonly CoverOption[]
  /** Undefined until the visitor chooses: no option is preselected. */
  chosen: string | null
  /** Receives the id of the chosen option. */
  onChoose: (id: string) => void
  /** The link to the conditions. */
  children?: ReactNode
}

/** Levels of cover, and no cover, side by side. All weigh the same visually, and none is preselected. */
export function CoverChoice(props: CoverChoiceProps) {
  const { title, text, paysLabel, options, chosen, onChoose, children } = props
  const name = useId()
  return (
    <FormControl component="fieldset" fullWidth aria-describedby={`${name}text`}>
      <FormLabel component="legend" className={styles.title}>
        {title}
      </FormLabel>
      <p id={`${name}text`} className={styles.text}>
        {text}
      </p>
      <div className={styles.options}>
        {options.map((option) => (
          <label
            key={option.id}
            htmlFor={`${name}${option.id}`}
            className={classNames(styles.option, option.id === chosen && styles.chosen)}
          >
            <Radio
              id={`${name}${option.id}`}
              name={name}
              className={styles.radio}
              value={option.id}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            <Words option={option} paysLabel={paysLabel} />
          </label>
        ))}
      </div>
      {children}
    </FormControl>
  )
}

function Words({ option, paysLabel }: { option: CoverOption; paysLabel: string }) {
  const { name, text, price, priceNote, pays = [], note } = option
  return (
    <span className={styles.words}>
      <span className={styles.head}>
        <b>{name}</b>
        {price && <b className={styles.price}>{price}</b>}
      </span>
      {priceNote && <span className={styles.soft}>{priceNote}</span>}
      <span className={styles.soft}>{text}</span>
      {pays.length > 0 && (
        <span className={styles.pays}>
          <span className={styles.soft}>{paysLabel}</span>
          {pays.map((sentence) => (
            <span key={sentence} className={styles.sentence}>
              {sentence}
            </span>
          ))}
        </span>
      )}
      {note && <span className={styles.soft}>{note}</span>}
    </span>
  )
}

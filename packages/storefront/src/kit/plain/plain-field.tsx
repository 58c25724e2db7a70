import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react'
import { useProblemText } from '../format/use-problem-text.ts'
import type { FormAnswer } from './plain-form.ts'

interface PlainLabel {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: string
  /** What the page says to the form: the value as it was typed, and what is wrong with it. */
  readonly answer: FormAnswer | undefined
  /** The namespace of the form's own words for problems. */
  readonly words: string
}

type Native<Attributes> = Omit<Attributes, 'name' | 'children'>

function useMarked({ name, hint, answer, words }: PlainLabel) {
  const text = useProblemText(words)
  const problem = answer?.problems?.[name]
  const id = `plain-${name}`
  const field = name.replace(/^.*\./, '')
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return {
    value: answer?.values?.[name],
    attributes: {
      id,
      name,
      'aria-invalid': problem ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
    below: (
      <>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
        {problem && <strong id={`${id}-error`}>{text(problem, field)}</strong>}
      </>
    ),
  }
}

/** A field of a form without scripts: the browser's own, with its label, its hint, and its problem after it was sent. */
export function PlainField({
  name,
  label,
  hint,
  answer,
  words,
  ...input
}: PlainLabel & Native<InputHTMLAttributes<HTMLInputElement>>) {
  const marked = useMarked({ name, label, answer, words, ...(hint && { hint }) })
  return (
    <label>
      <span>{label}</span>
      <input {...input} {...marked.attributes} defaultValue={marked.value ?? input.defaultValue} />
      {marked.below}
    </label>
  )
}

/** A box to tick. */
export function PlainBox({ name, label, answer, words }: PlainLabel) {
  const marked = useMarked({ name, label, answer, words })
  return (
    <label>
      <input type="checkbox" {...marked.attributes} defaultChecked={marked.value === 'on'} value="on" />
      <span>
        {label} {marked.below}
      </span>
    </label>
  )
}

export interface PlainOption {
  readonly value: string
  readonly text: string
}

/** A choice of one. */
export function PlainSelect({
  name,
  label,
  hint,
  answer,
  words,
  options,
  ...select
}: PlainLabel &
  Native<SelectHTMLAttributes<HTMLSelectElement>> & { readonly options: readonly PlainOption[] }) {
  const marked = useMarked({ name, label, answer, words, ...(hint && { hint }) })
  return (
    <label>
      <span>{label}</span>
      <select {...select} {...marked.attributes} defaultValue={marked.value ?? select.defaultValue}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {marked.below}
    </label>
  )
}

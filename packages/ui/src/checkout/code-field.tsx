import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { MuiButton } from '../islands/mui-button.tsx'
import styles from './code-field.module.css'

export interface CodeFieldProps {
  /** The button that opens the field. */
  openText: string
  /** Label of the field. */
  label: string
  /** The button that applies the code. */
  applyText: string
  /** The button that takes an accepted code away. */
  removeText: string
  /** The accepted code as a sentence, or why the present one takes nothing off. It takes the field's place. */
  present?: { text: string; isRefused: boolean } | undefined
  /** Why the typed code was refused; below the field and linked to it with ARIA. */
  error?: string | undefined
  /** The server is being asked. */
  busy?: boolean
  /** Without the line that opens it. */
  startsOpen?: boolean
  /** Characters of a code. */
  maxLength?: number
  /** Receives what was typed. */
  onApply: (code: string) => void
  /** Takes the code away. */
  onRemove: () => void
}

/**
 * A code that few customers have: one line that opens a field, and then the code with a button that removes it. Not a form of its own,
 * so that it may stand in one; Enter applies the code. The focus stays with whoever used it.
 */
export function CodeField(props: CodeFieldProps) {
  const { present, busy = false } = props
  const [isOpen, setIsOpen] = useState(props.startsOpen ?? false)
  const wasUsed = useRef(false)
  const part = useRef<HTMLDivElement>(null)
  const shown = present ? 'code' : isOpen ? 'field' : 'line'
  const { error } = props
  const errorId = useId()
  useEffect(() => {
    // What had the focus is gone, unless the field or the code stays with an error.
    if (wasUsed.current && !error) part.current?.querySelector<HTMLElement>('[data-focus]')?.focus()
    wasUsed.current = false
  }, [shown, error])
  const used = () => (wasUsed.current = true)
  return (
    <div ref={part} className={styles.part}>
      {present ? (
        <div className={styles.present}>
          <p
            data-focus
            tabIndex={-1}
            role="status"
            className={present.isRefused ? styles.refused : styles.applied}
          >
            {present.text}
          </p>
          <MuiButton
            kind="quiet"
            busy={busy}
            onClick={() => {
              used()
              setIsOpen(false)
              props.onRemove()
            }}
          >
            {props.removeText}
          </MuiButton>
        </div>
      ) : isOpen ? (
        <Field {...props} busy={busy} errorId={errorId} onUsed={used} />
      ) : (
        <MuiButton
          data-focus
          kind="quiet"
          onClick={() => {
            used()
            setIsOpen(true)
          }}
        >
          {props.openText}
        </MuiButton>
      )}
      {error && (
        <FormHelperText error id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </div>
  )
}

function Field(props: CodeFieldProps & { errorId: string; onUsed: () => void }) {
  const { error, errorId, busy, onUsed, onApply } = props
  const id = useId()
  const [code, setCode] = useState('')
  const apply = () => {
    onUsed()
    onApply(code)
  }
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would send the form around it.
    event.preventDefault()
    if (!busy) apply()
  }
  return (
    <>
      <FormLabel htmlFor={id} className={styles.label}>
        {props.label}
      </FormLabel>
      <div className={styles.row}>
        <OutlinedInput
          id={id}
          className={styles.input}
          value={code}
          error={Boolean(error)}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={applyOnEnter}
          autoComplete="off"
          aria-describedby={error && errorId}
          slotProps={{ input: inputOf(props.maxLength) }}
        />
        <MuiButton kind="brand" busy={busy} onClick={apply}>
          {props.applyText}
        </MuiButton>
      </div>
    </>
  )
}

/** A code has capitals and digits, and is in no dictionary. */
const inputOf = (maxLength: number | undefined) => ({
  'data-focus': true,
  autoCapitalize: 'characters',
  spellCheck: false,
  enterKeyHint: 'done' as const,
  maxLength,
})

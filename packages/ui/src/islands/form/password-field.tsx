import { useState } from 'react'
import { MuiButton } from '../mui-button.tsx'
import styles from './password-field.module.css'
import { TextField, type LineFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends LineFieldProps {
  /**
   * Visible text of the button, "Show" and "Hide", and its name for screen readers, which read it without the field.
   */
  words: { show: string; hide: string; showLabel: string; hideLabel: string }
}

/** A password field that can reveal its text. It allows pasting, because password managers need it. */
export function PasswordField({ words, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <MuiButton
          kind="quiet"
          className={styles.toggle}
          aria-label={shown ? words.hideLabel : words.showLabel}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </MuiButton>
      }
    />
  )
}

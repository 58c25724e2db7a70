import { themeVariables } from '@camping/ui/theme/theme-css.ts'
import type { ThemeTokens } from '@camping/ui/theme/tokens.ts'
import styles from './guide-page.module.css'

interface GuideTextProps {
  readonly tokens: ThemeTokens
  readonly children: string
}

/** A sentence of a guide: names in backticks are code, and a variable of the theme has its value in the chosen brand beside it. */
export function GuideText({ tokens, children }: GuideTextProps) {
  const variables = themeVariables(tokens)
  return children.split(/(`[^`]+`|--[a-z][\w-]*)/).map((part, at) => {
    const key = `${at} ${part}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (!part.startsWith('--')) return part
    const value = variables[part.slice(2)]
    return (
      <span key={key} className={styles.token}>
        {value?.startsWith('#') && <span className={styles.swatch} style={{ background: value }} />}
        <code>{part}</code>
        {value && ` ${value}${inPixels(value)}`}
      </span>
    )
  })
}

/** What 1rem is unless the visitor has chosen larger letters. */
const rootSize = 16

function inPixels(value: string): string {
  const [, rem] = /^([\d.]+)rem$/.exec(value) ?? []
  return rem ? ` (${Number(rem) * rootSize} px)` : ''
}

import { flagDrawings } from './flag-drawings.ts'
import type { FlagCode } from './flag-drawings.ts'
import styles from './flag.module.css'

function stripes(colours: readonly string[], upright: boolean) {
  const step = (upright ? 24 : 18) / colours.length
  return colours.map((colour, i) =>
    upright ? (
      <rect key={i} x={i * step} width={step} height="18" fill={colour} />
    ) : (
      <rect key={i} y={i * step} width="24" height={step} fill={colour} />
    ),
  )
}

function drawing(code: FlagCode) {
  const [kind, ...colours] = flagDrawings[code] as readonly [string, ...string[]]
  if (kind === 'h' || kind === 'v') return stripes(colours, kind === 'v')
  if (kind === 'n')
    return (
      <>
        <path d="M0 0h24v18H0Z" fill={colours[0]} />
        <path d="M9 0v18M0 9h24" stroke={colours[1]} strokeWidth={colours[2] ? 5 : 3.5} />
        {colours[2] && <path d="M9 0v18M0 9h24" stroke={colours[2]} strokeWidth="2.5" />}
      </>
    )
  if (kind === 'ch')
    return (
      <>
        <path d="M0 0h24v18H0Z" fill="#da291c" />
        <path d="M12 4v10M7 9h10" stroke="#fff" strokeWidth="3.2" />
      </>
    )
  if (kind === 'cz')
    return (
      <>
        <path d="M0 0h24v9H0Z" fill="#fff" />
        <path d="M0 9h24v9H0Z" fill="#d7141a" />
        <path d="M0 0 12 9 0 18Z" fill="#11457e" />
      </>
    )
  return (
    <>
      <path d="M0 0h24v18H0Z" fill="#012169" />
      <path d="M0 0l24 18M24 0 0 18" stroke="#fff" strokeWidth="3.6" />
      <path d="M0 0l24 18M24 0 0 18" stroke="#c8102e" strokeWidth="1.4" />
      <path d="M12 0v18M0 9h24" stroke="#fff" strokeWidth="6" />
      <path d="M12 0v18M0 9h24" stroke="#c8102e" strokeWidth="3.4" />
    </>
  )
}

/** A small flag of a country (ISO code in lower case). Decorative; unknown codes draw nothing. */
export function Flag({ code }: { code: FlagCode | (string & {}) }) {
  if (!(code in flagDrawings)) return null
  return (
    <svg className={styles.flag} viewBox="0 0 24 18" aria-hidden="true">
      {drawing(code as FlagCode)}
    </svg>
  )
}

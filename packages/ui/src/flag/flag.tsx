import './flag-shapes.css'
import styles from './flag.module.css'

export interface FlagProps {
  /** ISO 3166 code of the country, in lower case. */
  code: string
}

/** A small flag of a country. Decorative; unknown codes show a plain field. */
export function Flag({ code }: FlagProps) {
  return <span className={styles.flag} data-flag={code} aria-hidden="true" />
}

import './flag-shapes.css'
import styles from './flag.module.css'

/** A small flag of a country (ISO code in lower case). Decorative; unknown codes show a plain field. */
export function Flag({ code }: { code: string }) {
  return <span className={styles.flag} data-flag={code} aria-hidden="true" />
}

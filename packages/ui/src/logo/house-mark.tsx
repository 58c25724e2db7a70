import styles from './house-mark.module.css'

/** Two hills and a sun, in the colours of whatever brand the page has: where no picture can be fetched. */
export function HouseMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
      <rect className={styles.plate} width="36" height="36" rx="9" />
      <circle className={styles.sun} cx="25" cy="12" r="4.5" />
      <path className={styles.hill} d="M3.5 28 14 11.5 24.5 28Z" />
      <path className={styles.tent} d="M14 20.5 9.300 28h9.4Z" />
      <path className={styles.near} d="M20.5 28 26.5 19 32.5 28Z" />
    </svg>
  )
}

import styles from './camp-at-dusk.module.css'

/** A lone tent between hills, in the colours of the brand. Decorative. */
export function CampAtDusk() {
  return (
    <svg className={styles.scene} viewBox="0 0 360 170" aria-hidden="true">
      <rect className={styles.sky} width="360" height="170" />
      <circle className={styles.moon} cx="278" cy="48" r="22" />
      <path className={styles.far} d="M0 118c40-30 70-44 104-38s52 30 86 22 58-36 98-28 50 22 72 28v68H0Z" />
      <path className={styles.near} d="M0 136c52-16 112-22 176-12s130 12 184-6v52H0Z" />
      <path
        className={styles.tree}
        d="M58 138v-12M58 74 42 104h8l-12 22h40l-12-22h8ZM92 138v-9M92 92l-11 20h6l-9 17h28l-9-17h6Z"
      />
      <path className={styles.tent} d="M190 84 146 144h88Z" />
      <path className={styles.door} d="M190 108l-17 36h34Z" />
      <path className={styles.rope} d="M190 84l58 60M190 84l-58 60" />
    </svg>
  )
}

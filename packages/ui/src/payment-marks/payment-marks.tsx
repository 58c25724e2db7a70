import styles from './payment-marks.module.css'

export interface PaymentMarksProps {
  /** Names of schemes and wallets, as customers know them: "Visa", "TWINT". */
  names: readonly string[]
}

/** What a way to pay takes, each name in a box of its own like the mark on a card. */
export function PaymentMarks({ names }: PaymentMarksProps) {
  if (names.length === 0) return null
  return (
    <span className={styles.marks}>
      {names.map((name) => (
        <span key={name} className={styles.mark}>
          {name}
        </span>
      ))}
    </span>
  )
}

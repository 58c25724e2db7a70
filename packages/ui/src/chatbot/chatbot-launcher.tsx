import styles from './chatbot-launcher.module.css'

export interface ChatbotLauncherProps {
  /** What the button does; phones show only its sign. */
  readonly label: string
  /** The panel is open. */
  readonly open: boolean
  /** Opens the panel. */
  readonly onOpen: () => void
  /** The visitor is about to open it: the moment to load its code. */
  readonly onIntent?: () => void
}

/** The button of the chatbot, in the lower corner above whatever a page fixes at its edge. */
export function ChatbotLauncher({ label, open, onOpen, onIntent }: ChatbotLauncherProps) {
  return (
    <button
      type="button"
      className={styles.launcher}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <span className={styles.sign} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
    </button>
  )
}

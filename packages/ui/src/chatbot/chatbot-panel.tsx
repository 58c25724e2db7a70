import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useId, useRef, type ReactNode, type SubmitEvent } from 'react'
import { MuiButton } from '../islands/mui-button.tsx'
import { Notice } from '../islands/notice.tsx'
import { Link } from '../link/link.tsx'
import { FramedDialog } from '../popups/framed-dialog.tsx'
import styles from './chatbot-panel.module.css'

/** A line of the conversation. */
export interface ChatbotPanelLine {
  readonly from: 'visitor' | 'chatbot'
  readonly text: string
  /** The page that says more. */
  readonly source?: { readonly text: string; readonly href: string }
}

export interface ChatbotPanelProps {
  /** Heading and name of the dialog. */
  readonly title: string
  /** First line of the conversation, before any question. */
  readonly intro: string
  /** Names of buttons, of the field and of both speakers. */
  readonly words: Readonly<
    Record<'close' | 'log' | 'visitor' | 'chatbot' | 'label' | 'send' | 'busy' | 'retry', string>
  >
  /** Asked for before anything else; undefined once the visitor has agreed. */
  readonly consent?:
    | {
        readonly title: string
        readonly paragraphs: readonly string[]
        readonly agree: string
        readonly refuse: string
        readonly more?: { readonly text: string; readonly href: string } | undefined
        readonly onAgree: () => void
      }
    | undefined
  /** The conversation, oldest first. */
  readonly lines: readonly ChatbotPanelLine[]
  /** The chatbot is looking for an answer. */
  readonly busy: boolean
  /** Why there is no answer to the last question. */
  readonly trouble?: string | undefined
  /** Characters of a question. */
  readonly maxLength: number
  /** Receives the question, trimmed and never empty. */
  readonly onAsk: (question: string) => void
  /** Sends the last question again. */
  readonly onRetry: () => void
  /** Closes the panel. */
  readonly onClose: () => void
  /** Ways to a person. */
  readonly handOver?: ReactNode
}

/**
 * The chatbot: a sheet from below on phones, a card in the corner elsewhere. It traps the focus and returns it, Escape closes,
 * and screen readers hear each answer.
 */
export function ChatbotPanel(props: ChatbotPanelProps) {
  const { title, intro, words, consent, onClose } = props
  return (
    <FramedDialog styles={styles} title={title} closeLabel={words.close} onClose={onClose}>
      {consent ? (
        <section className={styles.consent}>
          <h3 className={styles.subtitle}>{consent.title}</h3>
          {consent.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {consent.more && (
            <p className={styles.more}>
              <Link href={consent.more.href} onClick={onClose}>
                {consent.more.text}
              </Link>
            </p>
          )}
          <div className={styles.answers}>
            <MuiButton kind="brand" onClick={onClose}>
              {consent.refuse}
            </MuiButton>
            <MuiButton kind="brand" onClick={consent.onAgree}>
              {consent.agree}
            </MuiButton>
          </div>
        </section>
      ) : (
        <Conversation {...props} intro={intro} />
      )}
    </FramedDialog>
  )
}

function Conversation(props: ChatbotPanelProps) {
  const { intro, words, lines, busy, trouble, maxLength, handOver, onAsk, onRetry, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [])
  // The last question is at the top, so that its answer is seen from its beginning.
  useEffect(() => {
    const place = log.current
    const questions = place?.querySelectorAll<HTMLElement>('[data-from="visitor"]')
    const last = questions?.[questions.length - 1]
    if (place && last) place.scrollTop = last.offsetTop - place.offsetTop - 16
  }, [lines.length, busy, trouble])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = field.current?.value.trim() ?? ''
    if (busy || question === '') return field.current?.focus()
    onAsk(question)
    if (field.current) field.current.value = ''
    field.current?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboards scroll it. */}
      <div ref={log} className={styles.log} role="log" aria-label={words.log} aria-busy={busy} tabIndex={0}>
        <p className={styles.intro}>{intro}</p>
        <ol className={styles.lines}>
          {lines.map(({ from, text, source }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines are only added at the end.
            <li key={at} data-from={from} className={from === 'visitor' ? styles.question : styles.answer}>
              <span className="visually-hidden">{words[from]}</span>
              <p className={styles.words}>{text}</p>
              {source && (
                <Link href={source.href} className={styles.source} onClick={onClose}>
                  {source.text}
                </Link>
              )}
            </li>
          ))}
        </ol>
        {busy && (
          <p className={styles.busy}>
            <span className={styles.dots} aria-hidden="true" />
            {words.busy}
          </p>
        )}
      </div>
      {trouble && (
        <div className={styles.trouble}>
          <Notice
            kind="error"
            live
            title={trouble}
            action={
              <MuiButton onClick={onRetry} busy={busy}>
                {words.retry}
              </MuiButton>
            }
          />
        </div>
      )}
      {handOver && <div className={styles.handOver}>{handOver}</div>}
      <form className={styles.form} onSubmit={submit}>
        <label className={styles.label} htmlFor={id}>
          {words.label}
        </label>
        <div className={styles.row}>
          <OutlinedInput
            inputRef={field}
            id={id}
            className={styles.input}
            autoComplete="off"
            slotProps={{ input: { enterKeyHint: 'send', maxLength } }}
          />
          <MuiButton type="submit" kind="brand" busy={busy}>
            {words.send}
          </MuiButton>
        </div>
      </form>
    </>
  )
}

import { useId, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Link } from '../link/link.tsx'
import styles from './consent-bar.module.css'
import { ConsentOptions, type ConsentOption } from './consent-options.tsx'
import { useBarFocus } from './use-bar-focus.ts'
import { useBarHeight } from './use-bar-height.ts'

export interface ConsentBarProps {
  /** The question; names the region. */
  readonly title: string
  /** What is stored, and for what. */
  readonly text: string
  /** The page with more information. */
  readonly more?: { readonly text: string; readonly href: string }
  /** Texts of the buttons; refusing and accepting are equally short. */
  readonly words: Readonly<Record<'accept' | 'refuse' | 'choose' | 'save' | 'close', string>>
  /** The categories to choose from; with one there is nothing to choose. */
  readonly options: readonly ConsentOption[]
  /** Receives the accepted ids: none, all, or a selection. */
  readonly onAnswer: (ids: string[]) => void
  /**
   * The settings after a visitor opens them: they start with the current choice, take the focus, and can be closed
   * unchanged.
   */
  readonly onClose?: () => void
}

/**
 * Asks for consent at the lower edge of the page; the page stays usable. Refusing is as easy as accepting: two buttons
 * of equal weight, and no box is ticked in advance.
 */
export function ConsentBar({ title, text, more, words, options, onAnswer, onClose }: ConsentBarProps) {
  const bar = useRef<HTMLElement>(null)
  const heading = useId()
  const [choosing, setChoosing] = useState(onClose !== undefined)
  const [chosen, setChosen] = useState(options.filter(({ checked }) => checked).map(({ id }) => id))
  useBarHeight(bar)
  const focus = useBarFocus(bar, onClose !== undefined)
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-labelledby={heading}
      tabIndex={-1}
      {...focus}
      onKeyDown={(event) => event.key === 'Escape' && onClose?.()}
    >
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <p className={styles.text}>
            {text} {more && <Link href={more.href}>{more.text}</Link>}
          </p>
          {choosing && (
            <div role="group" aria-labelledby={heading}>
              <ConsentOptions
                options={options.map((one) => ({ ...one, checked: chosen.includes(one.id) }))}
                onChange={setChosen}
              />
            </div>
          )}
        </div>
        <div className={styles.answers}>
          <Button kind="brand" onClick={() => onAnswer([])}>
            {words.refuse}
          </Button>
          <Button kind="brand" onClick={() => onAnswer(options.map(({ id }) => id))}>
            {words.accept}
          </Button>
          {choosing ? (
            <Button className={styles.own} onClick={() => onAnswer(chosen)}>
              {words.save}
            </Button>
          ) : (
            options.length > 1 && (
              <Button kind="quiet" className={styles.own} onClick={() => setChoosing(true)}>
                {words.choose}
              </Button>
            )
          )}
        </div>
        {onClose && (
          <div className={styles.close}>
            <IconButton icon="close" label={words.close} onClick={onClose} />
          </div>
        )}
      </div>
    </section>
  )
}

import type { Alternative, ComponentGuide } from '@camping/ui/stories/component-guide.ts'
import { markupReasons } from '@camping/ui/stories/markup-reasons.data.ts'
import type { ThemeTokens } from '@camping/ui/theme/tokens.ts'
import { Heading } from '@storybook/addon-docs/blocks'
import { docsAddress } from './docs-address.ts'
import { GuideText } from './guide-text.tsx'
import styles from './guide-page.module.css'

interface PartProps {
  readonly guide: ComponentGuide
  readonly tokens: ThemeTokens
}

const statusTexts = {
  stable: 'Stable: use it.',
  new: 'New: use it, and report what is missing.',
  deprecated: 'Deprecated: take what is named below.',
} as const

/** Whether MUI makes it, and why not where it does not. */
export function Material({ withoutMui }: Pick<ComponentGuide, 'withoutMui'>) {
  return <p>{withoutMui ? `Markup without MUI. ${markupReasons[withoutMui]}` : 'Made of MUI.'}</p>
}

/** Whether a component may be used. */
export function Status({ status }: Pick<ComponentGuide, 'status'>) {
  return <p className={`${styles.status} ${styles[status]}`}>{statusTexts[status]}</p>
}

/** When to take it, and when to take something else. */
export function Usage({ guide, tokens }: PartProps) {
  return (
    <div className={styles.columns}>
      <Column title="When to use" items={guide.use} tokens={tokens} />
      <section>
        <Heading>When not</Heading>
        <ul>
          {guide.avoid.map((one) => (
            <li key={one.when}>
              <GuideText tokens={tokens}>{one.when}</GuideText>
              <Instead {...one} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function Instead({ instead }: Alternative) {
  if (instead === undefined) return null
  return (
    <>
      {' → '}
      <a href={docsAddress(instead)} target="_parent">
        {instead.split('/').at(-1)}
      </a>
    </>
  )
}

/** Parts and what holds for each. */
export function Anatomy({ guide, tokens }: PartProps) {
  return (
    <section>
      <Heading>Anatomy</Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">What holds for it</th>
          </tr>
        </thead>
        <tbody>
          {guide.anatomy.map(([part, rule]) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>
                <GuideText tokens={tokens}>{rule}</GuideText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Do and do not. */
export function Rules({ guide, tokens }: PartProps) {
  return (
    <div className={styles.columns}>
      <Column title="Do" items={guide.do} tokens={tokens} className={styles.do} />
      <Column title="Do not" items={guide.dont} tokens={tokens} className={styles.dont} />
    </div>
  )
}

interface ColumnProps {
  readonly title: string
  readonly items: readonly string[]
  readonly tokens: ThemeTokens
  readonly className?: string | undefined
}

function Column({ title, items, tokens, className }: ColumnProps) {
  return (
    <section className={className}>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <GuideText tokens={tokens}>{item}</GuideText>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Keys, and what is heard. */
export function Accessibility({ guide, tokens }: PartProps) {
  return (
    <section>
      <Heading>Accessibility</Heading>
      {guide.keys.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {guide.keys.map(([keys, effect]) => (
              <tr key={keys}>
                <th scope="row">{keys}</th>
                <td>
                  <GuideText tokens={tokens}>{effect}</GuideText>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nothing in it takes the focus.</p>
      )}
      <ul>
        {guide.reader.map((item) => (
          <li key={item}>
            <GuideText tokens={tokens}>{item}</GuideText>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What has changed, with the number of the decision. */
export function Changes({ guide, tokens }: PartProps) {
  return (
    <section>
      <Heading>Changes</Heading>
      <ul>
        {guide.history.map(({ date, what, decision }) => (
          <li key={`${date} ${what}`}>
            <time dateTime={date}>{date}</time>: <GuideText tokens={tokens}>{what}</GuideText>
            {decision !== undefined && ` (decision ${String(decision).padStart(3, '0')})`}
          </li>
        ))}
      </ul>
    </section>
  )
}

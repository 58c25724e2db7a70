import type { ThemeTokens } from '@camping/ui/theme/tokens.ts'
import { Heading, Subheading } from '@storybook/addon-docs/blocks'
import { GuideText } from './guide-text.tsx'
import styles from './guide-page.module.css'
import type { PropDocs } from './docgen.ts'
import { defaultText, typeText } from './prop-text.ts'

interface Documented {
  readonly __docgenInfo?: {
    readonly description?: string
    readonly props?: Readonly<Record<string, PropDocs>>
  }
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../../../../packages/ui/src/**/*.tsx',
    '!../../../../packages/ui/src/**/*.stories.tsx',
    '!../../../../packages/ui/src/**/*.test.tsx',
    '!../../../../packages/ui/src/**/{testing,stories,slots}/**',
  ],
  { eager: true },
)

type Entry = readonly [name: string, docs: NonNullable<Documented['__docgenInfo']>]

interface PropsOfProps {
  /** From `src` of packages/ui. */
  readonly files: readonly string[]
  readonly tokens: ThemeTokens
}

/** The components of files with all of their props: type, default, what it is for. */
export function PropsOf({ files, tokens }: PropsOfProps) {
  const entries = files.flatMap((file) =>
    Object.entries(modules[`../../../../packages/ui/src/${file}`] ?? {}).flatMap(entryOf),
  )
  return (
    <section>
      <Heading>Props</Heading>
      {entries.map(([name, { description, props = {} }]) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <p>
            <GuideText tokens={tokens}>{description ?? ''}</GuideText>
          </p>
          {Object.keys(props).length > 0 && <PropsTable props={props} tokens={tokens} />}
        </div>
      ))}
    </section>
  )
}

function entryOf([name, value]: [string, unknown]): Entry[] {
  const docs = (value as Documented | null)?.__docgenInfo
  return docs ? [[name, docs]] : []
}

interface PropsTableProps {
  readonly props: Readonly<Record<string, PropDocs>>
  readonly tokens: ThemeTokens
}

function PropsTable({ props, tokens }: PropsTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it is for</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(props).map(([prop, docs]) => (
          <tr key={prop}>
            <th scope="row">
              <code>{prop}</code>
              {docs.required && ' (required)'}
            </th>
            <td>
              <code>{typeText(docs)}</code>
            </td>
            <td className={styles.default}>{docs.required ? '' : <code>{defaultText(docs)}</code>}</td>
            <td>
              <GuideText tokens={tokens}>{docs.description ?? ''}</GuideText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

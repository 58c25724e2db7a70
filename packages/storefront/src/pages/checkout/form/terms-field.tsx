import { navigationApi, shellPart } from '@camping/core/navigation/navigation-queries.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import { CheckboxField } from '@camping/ui/islands/form/checkbox-field.tsx'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../../app/app-context.tsx'

export interface TermsFieldProps {
  readonly name: string
  /** Key of a message with `{brand}`, `<terms>` and `<privacy>`. */
  readonly words: string
  readonly validate?: (value: boolean | undefined, values: object) => string | undefined
}

/** Agreement to the terms, never ticked beforehand. The pages open beside the form, which lives in memory. */
export function TermsField({ name, words, validate }: TermsFieldProps) {
  const intl = useIntl()
  const { site, config } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const linkTo = (tag: string) => (text: ReactNode[]) => {
    const slug = navigation?.taggedPages[tag]?.slug
    if (!slug) return <span key={tag}>{text}</span>
    return (
      <a
        key={tag}
        href={buildPath(site, config.supports.content ? 'taggedPage' : 'info', { slug })}
        target="_blank"
        rel="noreferrer"
      >
        {text}
      </a>
    )
  }
  const label = intl.formatMessage(
    { id: words },
    { brand: config.displayName, terms: linkTo('terms'), privacy: linkTo('privacy') },
  )
  return <CheckboxField name={name} label={label} {...(validate ? { validate } : {})} />
}

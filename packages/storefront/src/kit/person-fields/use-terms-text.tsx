import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../app/app-context.tsx'

/**
 * The text of the agreement to the terms, with links that open in a new tab, because the form is in memory.
 * @param words key of a message with `{brand}`, `<terms>` and `<privacy>`
 */
export function useTermsText(words: string): ReactNode {
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
  return intl.formatMessage(
    { id: words },
    { brand: config.displayName, terms: linkTo('terms'), privacy: linkTo('privacy') },
  )
}

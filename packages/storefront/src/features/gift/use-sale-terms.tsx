import { navigationApi, shellPart } from '@camping/core/navigation/navigation.api.ts'
import { buildPath } from '@camping/editions/build-path.ts'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useApp } from '../../kit/app/app-context.tsx'
import { taggedPageRoute } from '../../kit/head/tagged-page-route.ts'

/** The agreement to the texts of the sale, with links that open in a new tab, because the form is in memory. */
export function useSaleTerms(): ReactNode {
  const intl = useIntl()
  const { site, config } = useApp()
  const { data: navigation } = navigationApi.useNavigationGroupsQuery(shellPart)
  const linkTo = (tag: string) => (text: ReactNode[]) => {
    const slug = navigation?.taggedPages[tag]?.slug
    if (!slug) return <span key={tag}>{text}</span>
    return (
      <a key={tag} href={buildPath(site, taggedPageRoute(config), { slug })} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  }
  return intl.formatMessage(
    { id: 'gift.agree' },
    { terms: linkTo('voucher-terms'), withdrawal: linkTo('withdrawal') },
  )
}

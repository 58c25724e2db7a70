import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { canonicalPath, listPage } from '../seo/search-appearance.ts'
import { shortDescription } from '../seo/short-description.ts'
import { useApp } from './app-context.tsx'

export interface PageHeadProps {
  title: string
  /** As long as the text is; cut for search engines here. */
  description: string
  /** Gives the canonical address; none for pages of one visitor and for failures. */
  request?: PageRequest
}

/**
 * Title, description and canonical of a page; React lifts them into the head. What only robots read (robots, hreflang,
 * Open Graph, structured data) is written by the server alone: seo/server-head.ts.
 */
export function PageHead({ title, description, request }: PageHeadProps) {
  const { config, canonicalOrigin } = useApp()
  const t = useText()
  const path = request && canonicalPath(request)
  const page = request ? listPage(request) : 1
  const full = page > 1 ? `${title} · ${t('shell.title.page', { page })}` : title
  return (
    <>
      <title>{`${full} · ${config.displayName}`}</title>
      <meta
        name="description"
        content={shortDescription(page > 1 ? `${full}. ${description}` : description)}
      />
      {path && <link rel="canonical" href={canonicalOrigin + path} />}
    </>
  )
}

import { useText } from '../format/use-text.ts'
import type { PageRequest } from '../routing/page-view.ts'
import { canonicalPath, listPage } from './search-appearance.ts'
import { shortDescription } from './short-description.ts'
import { useApp } from '../app/app-context.tsx'

export interface PageHeadProps {
  title: string
  /** Full text; this component cuts it for search engines. */
  description: string
  /** Sets the canonical address; omit it for pages of one visitor and for failures. */
  request?: PageRequest
}

/**
 * Title, description and canonical of a page; React hoists them into the head. Only the server writes elements for
 * crawlers (robots, hreflang, Open Graph, structured data): boot/seo/server-head.ts.
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

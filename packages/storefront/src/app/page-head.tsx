import { useApp } from './app-context.tsx'

export interface PageHeadProps {
  title: string
  description: string
  /** Canonical path with its percent-encoding; none for pages that are nobody's landing page. */
  path?: string
  noindex?: boolean
}

/** Title, description and canonical of a page; React lifts them into the head. */
export function PageHead({ title, description, path, noindex }: PageHeadProps) {
  const { config, canonicalOrigin } = useApp()
  return (
    <>
      <title>{`${title} · ${config.displayName}`}</title>
      <meta name="description" content={description} />
      {path && <link rel="canonical" href={canonicalOrigin + path} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}

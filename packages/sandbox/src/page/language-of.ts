import type { FastifyRequest } from 'fastify'
import { languageOfHeader, languageOfTag } from './page-language.ts'
import type { PageLanguage } from './page-language.ts'

/** The language of a page: `?lang=`, else the browser's. */
export function languageOf({ query, headers }: FastifyRequest): PageLanguage {
  const { lang } = query as { lang?: unknown }
  return (
    (typeof lang === 'string' ? languageOfTag(lang) : undefined) ??
    languageOfHeader(headers['accept-language'])
  )
}

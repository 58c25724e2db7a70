import type { ApiContext } from '../../server/api-context.ts'

/** What the calls of the newsletter know beside their request. */
export type NewsletterContext = Pick<
  ApiContext,
  'db' | 'brand' | 'siteCode' | 'market' | 'hasNewsletter' | 'clientAddress'
>

import type { CustomerContext } from '../customer-context.ts'

/** The context of the newsletter's calls. */
export type NewsletterContext = Pick<
  CustomerContext,
  'db' | 'brand' | 'siteCode' | 'market' | 'hasNewsletter' | 'clientAddress'
>

import type { Badge } from '@camping/editions/define-app.ts'

/** Converts an app's badge to component props. */
export const badgeLink = ({ name, url }: Badge) => ({ name, ...(url ? { href: url } : {}) })

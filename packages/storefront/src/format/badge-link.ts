import type { Badge } from '@camping/editions/define-app.ts'

/** A badge of an app as the components take it. */
export const badgeLink = ({ name, url }: Badge) => ({ name, ...(url ? { href: url } : {}) })

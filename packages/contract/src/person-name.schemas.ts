import { nameLimit } from './limits.ts'
import { looksLikeLink, namedLink } from './looks-like-link.ts'
import { line } from './stored-text.ts'

/** A person's name: it appears in mails to others, so it must not be a web address, a mail address or a number. */
export const personName = line(nameLimit).refine((name) => !looksLikeLink(name), namedLink)

/** The same for a name that may be entered afterwards. */
export const personNameOrNone = line(nameLimit, 0).refine((name) => !looksLikeLink(name), namedLink)

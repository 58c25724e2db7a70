/** Set by a host on every call it forwards: it stores sessions in its cookie, so only the host gets tokens. */
export const sessionStoreHeader = 'session-keeper'

/** A new session as JSON, for the host in front, which removes the header. */
export const openedSessionHeader = 'opened-session'

/** Set by a host beside a session that it adds: the brand of its pages. A session of another brand is invalid there. */
export const sessionBrandHeader = 'session-brand'

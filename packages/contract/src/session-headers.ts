/** Set by a host on every call it passes on: it keeps sessions in its cookie, so tokens go to it alone. */
export const sessionKeeperHeader = 'session-keeper'

/** The session an answer opens, as JSON, for the host in front; it takes the header out. */
export const openedSessionHeader = 'opened-session'

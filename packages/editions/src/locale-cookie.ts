/** Remembers the edition a visitor chose: a site code, 365 days, path /, same-site lax (editions-4). */
export const localeCookie = { name: 'locale', maxAge: 31_536_000 } as const

/**
 * Where an anonymous visitor wanted to go (SPEC.md §2), for half an hour: long enough to confirm an address by mail. Host
 * and browser write it; what it holds is checked before anybody goes there.
 */
export const rememberedPathCookie = { name: 'remembered-path', maxAge: 1800 } as const

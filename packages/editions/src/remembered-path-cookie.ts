/**
 * The page that an anonymous visitor requested (routing-3), stored for half an hour: long enough to confirm an address
 * by mail. Host and browser write it; its value is validated before use.
 */
export const rememberedPathCookie = { name: 'remembered-path', maxAge: 1800 } as const

/** Browsers store no cookie above 4,096 bytes, and proxies reject much larger headers; its attributes need space. */
const longest = 3_000

/** The part of a path that fits: without its query if that is too long, null if the path itself is. */
export function rememberablePath(path: string): string | null {
  return [path, path.split('?')[0] ?? ''].find((one) => encodeURIComponent(one).length <= longest) ?? null
}

const builtFile = /^\/assets\/[\w.-]+\.(?:js|mjs|css|woff2|svg|png|webp|avif|jpe?g|gif|ico)$/
/** Allowed file types of an app's `public/`: pictures. */
const publicFile = /^\/[\w-]+\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/

/**
 * True for files of a build that browsers may load, by path below `/_app/{name}`. All other files there are private:
 * manifests, source maps and, in the host's folder, the server itself.
 */
export function isClientFile(path: string): boolean {
  return builtFile.test(path) || publicFile.test(path)
}

/** The kind of an id: a container of the tag manager, or the tag of one measurement stream. */
export type TagKind = 'container' | 'stream'

/** analytics-3: GTM- or G- followed by upper-case letters or digits. */
const form = /^(GTM|G)-[A-Z0-9]+$/

/** Whether a text has the format of a tag manager's id. */
export const isTagManagerId = (id: string): boolean => form.test(id)

/**
 * The kind of an id. Throws for anything else (analytics-3): code calls it again right before it puts an id into an
 * address, so that nothing but an id gets there.
 */
export function tagKind(id: string): TagKind {
  const kind = form.exec(id)?.[1]
  if (!kind) throw new Error(`'${id}' is no id of a tag manager: it must look like GTM-ABC123 or G-ABC123`)
  return kind === 'GTM' ? 'container' : 'stream'
}

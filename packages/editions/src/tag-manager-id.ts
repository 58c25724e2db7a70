/** What an id loads: a container of the tag manager, or the tag of one measurement stream. */
export type TagKind = 'container' | 'stream'

/** SPEC.md §5: GTM- or G- followed by upper-case letters or digits. */
const form = /^(GTM|G)-[A-Z0-9]+$/

/** Whether a text has the form of a tag manager's id. */
export const isTagManagerId = (id: string): boolean => form.test(id)

/**
 * What an id stands for. Raises an error for anything else (SPEC.md §5): called again right before an id is put into an
 * address, so that nothing but an id ever gets there.
 */
export function tagKind(id: string): TagKind {
  const kind = form.exec(id)?.[1]
  if (!kind) throw new Error(`'${id}' is no id of a tag manager: it must look like GTM-ABC123 or G-ABC123`)
  return kind === 'GTM' ? 'container' : 'stream'
}

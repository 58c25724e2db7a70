import type { PersistedSlice } from './persisted-slice.ts'

/** The key of a slice in the storage. First loads have it: whoever has stored nothing need not fetch the slice. */
export const storageKey = (
  { owner, slice }: Pick<PersistedSlice<object>, 'owner'> & { readonly slice: { readonly name: string } },
  scope: string,
): string => `${owner}:${slice.name}.${scope}`

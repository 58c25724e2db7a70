import type { PropDocs } from './docgen.ts'

/** Unions with all of their members, on one line, without the comments inside. */
export const typeText = ({ tsType }: PropDocs): string =>
  (tsType?.raw ?? tsType?.name ?? '')
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')

/** What holds without the prop: its default, `false` for a switch, nothing for all others. */
export const defaultText = ({ tsType, defaultValue }: PropDocs): string =>
  defaultValue?.value ?? (tsType?.name === 'boolean' ? 'false' : 'left out')

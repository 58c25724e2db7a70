/// <reference types="vite/client" />

const sources = import.meta.glob<string>('../../../../packages/ui/src/theme/{tokens,derived-roles}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What each role of the theme is for: the comments beside the roles, by name. */
export const roleNotes: ReadonlyMap<string, string> = new Map(
  Object.values(sources).flatMap((source) =>
    [...source.matchAll(/\/\*\* ([^\n]+?) \*\/\n +(\w+): string;?\n/g)].map(
      ([, note = '', role = '']) => [role, note] as const,
    ),
  ),
)

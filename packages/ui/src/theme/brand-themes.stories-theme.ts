/// <reference types="vite/client" />
import { brandTokens, type ThemeOverrides, type ThemeTokens } from './tokens.ts'

const themes = import.meta.glob<ThemeOverrides>('../../../../apps/*/theme.ts', {
  eager: true,
  import: 'default',
})

/** What the house and every app with a theme of its own write, by folder name; fonts of their own need a build (`virtual:brand-fonts`). */
export const brandOverrides: ReadonlyMap<string, ThemeOverrides> = new Map([
  ['alder', {}],
  ...Object.entries(themes)
    .filter(([, overrides]) => Object.keys(overrides).length > 0)
    .map(([file, overrides]) => [file.split('/').at(-2) as string, overrides] as const),
])

/** The house theme and every app theme by folder name, for stories and checks only. */
export const brandThemes: ReadonlyMap<string, ThemeTokens> = new Map(
  [...brandOverrides].map(([folder, overrides]) => [folder, brandTokens(overrides)]),
)

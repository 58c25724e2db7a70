/// <reference types="vite/client" />
import { alderTokens, brandTokens, type ThemeOverrides, type ThemeTokens } from './tokens.ts'

const themes = import.meta.glob<ThemeOverrides>('../../../../apps/*/theme.ts', {
  eager: true,
  import: 'default',
})

const appThemes = Object.entries(themes)
  .filter(([, overrides]) => Object.keys(overrides).length > 0)
  .map(([file, overrides]) => [file.split('/').at(-2) as string, brandTokens(overrides)] as const)

/** The house theme and every app theme by folder name, for stories and checks only. */
export const brandThemes: ReadonlyMap<string, ThemeTokens> = new Map([['alder', alderTokens], ...appThemes])

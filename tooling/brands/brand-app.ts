import type { AppConfig } from '@camping/editions/define-app.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'

/** A file below an app's public/. */
export interface PublicFile {
  /** Path below public/. */
  readonly name: string
  readonly bytes: number
  /** Of pictures that are text. */
  readonly svg?: string
}

/** An app folder as it lies on disk. */
export interface BrandApp {
  /** Name of the folder below apps/. */
  readonly folder: string
  readonly config: AppConfig
  readonly theme: ThemeOverrides
  /** Own words by file name below messages/, such as `de-CH.json`. */
  readonly words: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Own legal texts by file name below legal/, such as `terms.de-CH.md`. */
  readonly legalTexts: ReadonlyMap<string, string>
  /** What slots.ts names; nothing without one. */
  readonly slots: Readonly<Record<string, unknown>>
  readonly files: readonly PublicFile[]
  /** The name in package.json. */
  readonly packageName: string
}

/** Everything the rules look at: all apps, and the words of the house. */
export interface Brands {
  readonly apps: readonly BrandApp[]
  /** Message tables by namespace. */
  readonly tables: ReadonlyMap<string, MessageTable>
}

/** Something a brand team has to put right. */
export interface Finding {
  /** Path from the root of the repository. */
  readonly file: string
  /** Key within the file, such as `domains.nl`; empty for the file as a whole. */
  readonly key: string
  /** What is wrong and what to do, in words for people who do not program. */
  readonly sentence: string
}

/** One rule: what it finds wrong with the brands, nothing when all is well. */
export type BrandRule = (brands: Brands) => Finding[]

/** The configuration file of an app, from the root of the repository. */
export const configFile = ({ folder }: Pick<BrandApp, 'folder'>) => `apps/${folder}/app.config.ts`

/** A finding as a line. */
export function asLine({ file, key, sentence }: Finding): string {
  return `${file}${key ? `, ${key}` : ''}: ${sentence}`
}

import type { AppConfig } from '@camping/editions/define-app.ts'
import type { MessageTable } from '@camping/editions/messages/message-table.ts'
import type { FontUse } from '@camping/ui/theme/app-font.ts'
import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'
import type { DrawnLogo } from './drawn-logo.ts'
import type { FontReading } from './fonts/font-reading.ts'

/** A file below an app's public/. */
export interface PublicFile {
  /** Path below public/. */
  readonly name: string
  readonly bytes: number
  /** Content of SVG pictures. */
  readonly svg?: string
  /** Content of other pictures. */
  readonly picture?: Uint8Array
}

/** A file in an app's pictures/, from which the build makes sizes. */
export interface PictureOfApp {
  readonly name: string
  readonly bytes: number
  /** Absent for a file that cannot be opened as a picture. */
  readonly opened?: {
    readonly width: number
    readonly height: number
    /** Hash of the content, for addresses that never change what they show. */
    readonly hash: string
    /** Colours of top, middle and bottom, three digits each. */
    readonly placeholder: string
  }
}

/** An app folder on disk. */
export interface BrandApp {
  /** Name of the folder below apps/. */
  readonly folder: string
  readonly config: AppConfig
  readonly theme: ThemeOverrides
  /** The fonts of the theme that are not of the house. */
  readonly fonts: ReadonlyMap<FontUse, FontReading>
  /** The app's messages by file name below messages/, such as `de-CH.json`. */
  readonly words: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The app's legal texts by file name below legal/, such as `terms.de-CH.md`. */
  readonly legalTexts: ReadonlyMap<string, string>
  /** Texts of its other pages by file name below pages/, such as `our-parks.de-CH.md`. */
  readonly pageTexts: ReadonlyMap<string, string>
  /** The slots in slots.ts; empty without the file. */
  readonly slots: Readonly<Record<string, unknown>>
  /** Paths in slots.ts to files that are not there. */
  readonly missingImports?: readonly string[]
  readonly files: readonly PublicFile[]
  /** The files in pictures/. */
  readonly pictures: readonly PictureOfApp[]
  /** The mark of its header; absent where nothing can be drawn. */
  readonly drawn?: DrawnLogo | undefined
  /** The names in the folder; absent for an app that is not on disk yet. */
  readonly entries?: readonly string[]
  /** The name in package.json. */
  readonly packageName: string
}

/** Input of the rules: all apps, and the messages of the house. */
export interface Brands {
  readonly apps: readonly BrandApp[]
  /** Message tables by namespace. */
  readonly tables: ReadonlyMap<string, MessageTable>
}

/** A problem that a brand team must fix. */
export interface Finding {
  /** Path from the root of the repository. */
  readonly file: string
  /** Key within the file, such as `domains.nl`; empty for the whole file. */
  readonly key: string
  /** The problem and its solution, for people who do not program. */
  readonly sentence: string
}

/** One rule: returns the problems of all brands, or an empty list. */
export type BrandRule = (brands: Brands) => Finding[]

/** The configuration file of an app, from the root of the repository. */
export const configFile = ({ folder }: Pick<BrandApp, 'folder'>) => `apps/${folder}/app.config.ts`

/** A finding as a line. */
export function asLine({ file, key, sentence }: Finding): string {
  return `${file}${key ? `, ${key}` : ''}: ${sentence}`
}

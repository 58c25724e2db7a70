/** A message on its way to a translator and back. */
export interface Unit {
  readonly key: string
  readonly namespace: string
  /** The English text that is to be translated, in ICU syntax. */
  readonly source: string
  /** Empty where there is none yet. */
  readonly target: string
  /** For the translator: where it appears, what its values are. */
  readonly notes: readonly string[]
  /** Path of a picture that shows it, beside the file. */
  readonly picture?: string
  /** Code points at most. */
  readonly limit?: number
}

export interface TranslationFile {
  /** BCP 47 tag of the texts that are translated. */
  readonly language: string
  readonly units: readonly Unit[]
}

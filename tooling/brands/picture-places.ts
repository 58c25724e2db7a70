/** Where an app's own pictures stand: the least size of a file, and what the build makes of it. */
export interface PicturePlace {
  /** In a sentence: "the scene of the home page needs …". */
  readonly place: string
  /** The least size of the file, px: twice its width on pages, at which it is still sharp on good screens. */
  readonly width: number
  readonly height: number
  /** Crops, across by down; the second one is for phones. */
  readonly ratios: readonly `${number}:${number}`[]
  /** Widths of each crop, px. */
  readonly widths: readonly number[]
  readonly formats: readonly ('avif' | 'webp')[]
  /** Width of the JPEG for browsers that know none of the formats, px. */
  readonly fallback: number
}

export const picturePlaces = {
  home: {
    place: 'the scene of the home page',
    width: 1600,
    height: 800,
    ratios: ['2:1', '1:1'],
    widths: [480, 640, 828, 960, 1280, 1600, 1920],
    formats: ['avif', 'webp'],
    fallback: 1280,
  },
  section: {
    place: 'a picture beside a text',
    width: 960,
    height: 640,
    ratios: ['3:2'],
    widths: [320, 480, 640, 960],
    formats: ['webp'],
    fallback: 480,
  },
} as const satisfies Readonly<Record<string, PicturePlace>>

/** A photograph of twenty megapixels has eight. */
export const mostPictureBytes = 15_000_000

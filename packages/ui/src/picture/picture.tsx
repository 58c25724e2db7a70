import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** Available widths in device pixels. */
export type PictureWidth = 160 | 240 | 320 | 480 | 640 | 828 | 960 | 1280 | 1600 | 1920

/** Address of a picture; webp, unless `format` requests the fallback for old browsers. */
export type PictureSource = (width: PictureWidth, format?: 'jpeg') => string

export interface PictureProps {
  src: PictureSource
  /** Another crop for screens below 768 px, where a wide scene would lose its sides. */
  narrow?: PictureSource
  /** What it shows; empty for decoration. */
  alt: string
  /** The slot's largest size in CSS pixels: the picture's size, and its ratio by default. */
  width: number
  height: number
  /** Ratio of the reserved box. Without it the box follows width and height. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '2:1' | 'fill'
  /** The offered widths, from the slot's smallest to twice its largest size, for densities 1 and 2. */
  widths: readonly PictureWidth[]
  /** The `sizes` attribute: the slot's width by screen width. */
  sizes: string
  /**
   * Colours of the picture from top to bottom, three hex digits each: `8bcdec795`. They fill the box until the picture
   * loads.
   */
  placeholder?: string | undefined
  /** The first picture of a page: it loads eagerly, with high priority. */
  priority?: boolean
  rounded?: boolean
  className?: string
}

/**
 * A picture in a box of fixed ratio, so nothing moves when it loads. webp in as many widths as the slot needs, and one
 * jpeg for browsers without webp.
 */
export function Picture(props: PictureProps) {
  const { src, narrow, alt, width, height, ratio, widths, sizes, placeholder, priority, rounded } = props
  const wide = { srcSet: sourceSet(src, widths), sizes, media: narrow && '(min-width: 768px)' }
  const sources = narrow
    ? [wide, { srcSet: sourceSet(narrow, widths), sizes, media: '(max-width: 767.98px)' }]
    : [wide]
  const fallback = src(fallbackWidth(widths, width), 'jpeg')
  if (priority) for (const source of sources) preloadSource(fallback, source)
  return (
    <span
      className={classNames(
        styles.box,
        ratio ? styles[`r${ratio.replace(':', 'x')}`] : styles.own,
        rounded && styles.rounded,
        props.className,
      )}
      style={placeholder ? { background: gradient(placeholder) } : undefined}
    >
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} type="image/webp" {...source} />
        ))}
        <img
          className={styles.picture}
          src={fallback}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
        />
      </picture>
    </span>
  )
}

interface Source {
  srcSet: string
  sizes: string
  media: string | undefined
}

/**
 * React preloads an eager `<img>`, but not one inside `<picture>`, so this component preloads it itself. A browser
 * without webp ignores the preload. With a srcset React omits the address.
 */
function preloadSource(address: string, { srcSet, sizes, media }: Source): void {
  preload(address, {
    as: 'image',
    type: 'image/webp',
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media ? { media } : {}),
  })
}

function sourceSet(src: PictureSource, widths: readonly PictureWidth[]): string {
  return widths.map((width) => `${src(width)} ${width}w`).join(', ')
}

function fallbackWidth(widths: readonly PictureWidth[], targetWidth: number): PictureWidth {
  return widths.find((width) => width >= targetWidth) ?? widths.at(-1) ?? 640
}

function gradient(placeholder: string): string {
  const colours = placeholder.match(/.../g) ?? []
  return `linear-gradient(${colours.map((colour) => `#${colour}`).join(',')})`
}

import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** Widths in device pixels that pictures come in. */
export type PictureWidth = 160 | 240 | 320 | 480 | 640 | 828 | 960 | 1280 | 1600 | 1920

/** Address of a picture; webp unless the format of old browsers is asked for. */
export type PictureSource = (width: PictureWidth, format?: 'jpeg') => string

export interface PictureProps {
  src: PictureSource
  /** Another crop for screens below 768 px, where a wide scene would show its middle only. */
  narrow?: PictureSource
  /** What it shows; empty for decoration. */
  alt: string
  /** CSS pixels of the slot at its largest: the picture's own measure, and its ratio when no other is given. */
  width: number
  height: number
  /** Box that is kept free while loading. Without it the box follows width and height. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '2:1' | 'fill'
  /** What is offered: the slot at its smallest up to twice its largest, so that densities 1 and 2 find theirs. */
  widths: readonly PictureWidth[]
  /** How wide the slot is on which screen. */
  sizes: string
  /** Colours of the picture from top to bottom, three hex digits each: `8bcdec795`. Shown until it arrives. */
  placeholder?: string | undefined
  /** The first picture of a page: fetched at once and before others. */
  priority?: boolean
  rounded?: boolean
  className?: string
}

/**
 * A picture in a box of fixed ratio: nothing moves when it arrives. webp in as many widths as the slot needs; a browser
 * without webp gets one jpeg.
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
 * React preloads an eager `<img>` by itself, but not one inside `<picture>`. A browser without webp skips it. With a
 * srcset React leaves the address out.
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

function fallbackWidth(widths: readonly PictureWidth[], wanted: number): PictureWidth {
  return widths.find((width) => width >= wanted) ?? widths.at(-1) ?? 640
}

function gradient(placeholder: string): string {
  const colours = placeholder.match(/.../g) ?? []
  return `linear-gradient(${colours.map((colour) => `#${colour}`).join(',')})`
}

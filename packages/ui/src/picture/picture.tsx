import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** Available widths in device pixels. */
export type PictureWidth = 160 | 240 | 320 | 480 | 640 | 828 | 960 | 1280 | 1600 | 1920

/** Address of a picture; webp, unless `format` requests a smaller file for a first picture or the fallback for old browsers. */
export type PictureSource = (width: PictureWidth, format?: 'avif' | 'jpeg') => string

export interface PictureProps {
  /** Address of the picture at a width. */
  src: PictureSource
  /** Another crop for screens below 768 px, where a wide scene would lose its sides. */
  narrow?: PictureSource
  /** What it shows; empty for decoration. */
  alt: string
  /** The slot's largest size in CSS pixels: the picture's size, and its ratio by default. */
  width: number
  /** The slot's height at that width. */
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
  /** The first picture of a page: it loads eagerly, with high priority, as AVIF where the browser knows it (309). */
  priority?: boolean
  /** With the brand's corners; left out where the card clips it. */
  rounded?: boolean
  /** For its place. */
  className?: string
}

/**
 * A picture in a box of fixed ratio, so nothing moves when it loads. webp in as many widths as the slot needs (AVIF first for a
 * page's first picture), and one jpeg for browsers without webp.
 */
export function Picture(props: PictureProps) {
  const { src, narrow, alt, width, height, ratio, widths, sizes, placeholder, priority, rounded } = props
  const crops: [PictureSource, string | undefined][] = narrow
    ? [
        [src, '(min-width: 768px)'],
        [narrow, '(max-width: 767.98px)'],
      ]
    : [[src, undefined]]
  const formats: readonly Format[] = priority ? ['avif', 'webp'] : ['webp']
  const sources = formats.flatMap((format) =>
    crops.map(([crop, media]): Source => ({
      type: `image/${format}`,
      srcSet: sourceSet(crop, widths, format),
      sizes,
      media,
    })),
  )
  const fallback = src(fallbackWidth(widths, width), 'jpeg')
  if (priority) for (const source of sources.slice(0, crops.length)) preloadSource(fallback, source)
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
          <source key={source.srcSet} {...source} />
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

type Format = 'avif' | 'webp'

interface Source {
  type: string
  srcSet: string
  sizes: string
  media: string | undefined
}

/**
 * React preloads an eager `<img>`, but not one inside `<picture>`, so this component preloads it itself. A browser
 * without that format ignores the preload. With a srcset React omits the address.
 */
function preloadSource(address: string, { type, srcSet, sizes, media }: Source): void {
  preload(address, {
    as: 'image',
    type,
    imageSrcSet: srcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
    ...(media ? { media } : {}),
  })
}

function sourceSet(src: PictureSource, widths: readonly PictureWidth[], format: Format): string {
  return widths.map((width) => `${format === 'avif' ? src(width, format) : src(width)} ${width}w`).join(', ')
}

function fallbackWidth(widths: readonly PictureWidth[], targetWidth: number): PictureWidth {
  return widths.find((width) => width >= targetWidth) ?? widths.at(-1) ?? 640
}

function gradient(placeholder: string): string {
  const colours = placeholder.match(/.../g) ?? []
  return `linear-gradient(${colours.map((colour) => `#${colour}`).join(',')})`
}

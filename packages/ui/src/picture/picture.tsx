import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

/** Address of a picture for a width in device pixels. */
export type PictureSource = (width: number) => string

export interface PictureProps {
  src: PictureSource
  /** What it shows; empty for decoration. */
  alt: string
  /** CSS pixels of the slot at its largest; densities 1 and 2 are offered. */
  width: number
  height: number
  /** Box that is kept free while loading. Without it the box follows width and height. */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '2:1' | 'fill'
  /** Widths in CSS pixels for `srcset` when the slot changes with the screen, with `sizes`. */
  widths?: number[]
  sizes?: string
  /** Tiny blurred picture as data URI, or a `#rrggbb` colour. */
  placeholder?: string
  /** The first picture of a page: fetched at once and before others. */
  priority?: boolean
  rounded?: boolean
  className?: string
}

/** A picture in a box of fixed ratio: nothing moves when it arrives. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, ratio, widths, sizes, placeholder, priority, rounded, className } = props
  return (
    <span
      className={classNames(
        styles.box,
        ratio ? styles[`r${ratio.replace(':', 'x')}`] : styles.own,
        rounded && styles.rounded,
        className,
      )}
    >
      {placeholder && <img className={styles.placeholder} src={placeholderSource(placeholder)} alt="" />}
      <img
        className={styles.picture}
        src={src(width)}
        srcSet={sourceSet(props)}
        sizes={widths ? (sizes ?? '100vw') : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </span>
  )
}

function sourceSet({ src, width, widths }: PictureProps): string | undefined {
  if (!widths) {
    const double = src(width * 2)
    return double === src(width) ? undefined : `${src(width)} 1x, ${double} 2x`
  }
  const steps = [...new Set(widths.flatMap((step) => [step, step * 2]))].sort((a, b) => a - b)
  return steps.map((step) => `${src(step)} ${step}w`).join(', ')
}

function placeholderSource(placeholder: string): string {
  if (!placeholder.startsWith('#')) return placeholder
  return `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><rect width='100%25' height='100%25' fill='%23${placeholder.slice(1)}'/></svg>`
}

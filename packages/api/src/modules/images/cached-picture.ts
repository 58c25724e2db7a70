import { createHash } from 'node:crypto'
import type { DiskCache } from './disk-cache.ts'
import type { ImageVariant } from './image-request.ts'
import { renderPicture, type CropPosition, type PictureSource } from './render-picture.ts'

export interface CachedPictureOptions {
  source: PictureSource
  position: (id: string) => CropPosition
  cache: DiskCache
  /** Bounds the work; see renderQueue. */
  queue: <T>(job: () => Promise<T>) => Promise<T>
  /** Changes when the source draws other pictures under the same ids. */
  sourceVersion: string
}

/** Name of a variant: safe as a file name and as an ETag. The same name always means the same bytes. */
export function variantKey(variant: ImageVariant, sourceVersion: string): string {
  const { id, width, height, format, quality } = variant
  const identity = JSON.stringify([sourceVersion, id, width, height, quality])
  return `${createHash('sha256').update(identity).digest('hex').slice(0, 40)}.${format}`
}

/**
 * Returns a function that answers a variant from the cache or renders it. Requests for one variant that arrive while it
 * is rendered share that one render. undefined: no such picture.
 * @throws ServiceBusyError when the render queue is full.
 */
export function cachedPicture(options: CachedPictureOptions) {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const make = async (variant: ImageVariant, key: string): Promise<Buffer | undefined> => {
    const stored = await options.cache.read(key)
    if (stored) return stored
    const original = await options.source(variant.id)
    if (original === undefined) return undefined
    const bytes = await options.queue(() => renderPicture(original, variant, options.position(variant.id)))
    await options.cache.write(key, bytes)
    return bytes
  }

  return (variant: ImageVariant): Promise<Buffer | undefined> => {
    const key = variantKey(variant, options.sourceVersion)
    const shared = underWay.get(key)
    if (shared) return shared
    const made = make(variant, key).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}

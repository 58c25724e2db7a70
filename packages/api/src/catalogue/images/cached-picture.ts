import { createHash } from 'node:crypto'
import type { FairQueue } from '../../platform/admission/fair-queue.ts'
import type { DiskCache } from './disk-cache.ts'
import type { ImageVariant } from './image-request.ts'
import { renderPicture, type CropPosition, type PictureSource } from './render-picture.ts'

export interface CachedPictureOptions {
  source: PictureSource
  position: (id: string) => CropPosition
  cache: DiskCache
  /** Limits the work and shares it between networks. */
  queue: FairQueue
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
 * Returns a function that reads a variant from the cache or renders it when the network's turn comes. Requests
 * for a variant that is being rendered share the render; requests for a waiting one do not, or the line of one
 * network would block all. Undefined: no such picture.
 * @throws TooBusyError when too many wait.
 */
export function cachedPicture(options: CachedPictureOptions) {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  const make = async (variant: ImageVariant, key: string): Promise<Buffer | undefined> => {
    // Another network's turn may have rendered it.
    const stored = await options.cache.read(key)
    if (stored) return stored
    const original = await options.source(variant.id)
    if (original === undefined) return undefined
    const bytes = await renderPicture(original, variant, options.position(variant.id))
    await options.cache.write(key, bytes)
    return bytes
  }
  const shared = (variant: ImageVariant, key: string): Promise<Buffer | undefined> => {
    const running = underWay.get(key)
    if (running) return running
    const made = make(variant, key).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }

  return async (variant: ImageVariant, network: string): Promise<Buffer | undefined> => {
    const key = variantKey(variant, options.sourceVersion)
    const running = underWay.get(key)
    if (running) return running
    const stored = await options.cache.read(key)
    return stored ?? options.queue(network, () => shared(variant, key))
  }
}

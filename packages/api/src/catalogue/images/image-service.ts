import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { fairQueue, TooBusyError } from '../../platform/admission/fair-queue.ts'
import { network } from '../../platform/admission/network.ts'
import type { ProblemInit } from '../../platform/problem-error.ts'
import { sendProblem } from '../../platform/server/problem-reply.ts'
import { cachedPicture, variantKey } from './cached-picture.ts'
import { openDiskCache } from './disk-cache.ts'
import { type FieldError, type ImageVariant, parseImageRequest } from './image-request.ts'
import type { CropPosition, PictureSource } from './render-picture.ts'

export interface ImageServiceOptions {
  source: PictureSource
  /** Folder for rendered variants; created when missing. */
  cacheDir: string
  /** Default 512 MB. */
  maxCacheBytes?: number
  /** Changes when the source draws other pictures under the same ids. */
  sourceVersion?: string
  /** The part of a picture that a crop preserves; the centre by default. */
  position?: (id: string) => CropPosition
  /** Concurrent renders, default 3: one network may have two of them, so that the next never waits for a whole line. */
  concurrent?: number
  /** Waiting renders of one network, default 100. */
  waitingPerNetwork?: number
}

const idPattern = /^[a-z0-9][a-z0-9-]{0,79}$/
/** Enough for a first visit to a page of ten cards on a slow machine; afterwards the address is cached permanently. */
const maxQueueMs = 20_000
const retryAfterSeconds = 2

/**
 * `GET /images/:id?w=&h=&f=&q=` — pictures in the sizes of `image-request.ts`. Returns 400 for parameters
 * outside the fixed sets, 404 for an unknown id, 503 with Retry-After when the machine is overloaded.
 */
export const imageService: FastifyPluginAsync<ImageServiceOptions> = async (app, options) => {
  const sourceVersion = options.sourceVersion ?? ''
  const picture = cachedPicture({
    source: options.source,
    position: options.position ?? (() => 'centre'),
    cache: await openDiskCache(options.cacheDir, options.maxCacheBytes ?? 512 * 1024 * 1024),
    queue: fairQueue({
      concurrent: options.concurrent ?? 3,
      waitingPerNetwork: options.waitingPerNetwork ?? 100,
      waiting: 400,
      maxWaitMs: maxQueueMs,
    }),
    sourceVersion,
  })

  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/images/:id',
    async (request, reply) => {
      const { id } = request.params
      reply.header('x-content-type-options', 'nosniff')
      if (!idPattern.test(id)) return sendProblem(request, reply, notFoundProblem)
      const parsed = parseImageRequest({
        id,
        query: request.query,
        accept: request.headers.accept,
      })
      if (!parsed.ok) return sendProblem(request, reply, refused(parsed.errors))

      if (parsed.negotiated) reply.header('vary', 'accept')
      const etag = `"${variantKey(parsed.variant, sourceVersion)}"`
      if (matches(request.headers['if-none-match'], etag)) return lasting(reply, etag).code(304).send()
      try {
        const bytes = await picture(parsed.variant, network(request.ip))
        if (!bytes) return await sendProblem(request, reply, notFoundProblem)
        return await lasting(reply, etag).type(mediaType(parsed.variant)).send(bytes)
      } catch (error) {
        if (!isOverload(error)) throw error
        return sendProblem(request, reply, busyProblem)
      }
    },
  )
}

function mediaType(variant: ImageVariant): string {
  return `image/${variant.format}`
}

function lasting(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header('etag', etag).header('cache-control', 'public, max-age=31536000, immutable')
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

function isOverload(error: unknown): boolean {
  // sharp times out after five seconds with this message; for the visitor it equals a full queue.
  return error instanceof TooBusyError || (error instanceof Error && /timeout/i.test(error.message))
}

const notFoundProblem: ProblemInit = { type: 'not-found', title: 'No such picture', status: 404 }

const refused = (errors: FieldError[]): ProblemInit => ({
  type: 'validation',
  title: 'Invalid picture parameters',
  status: 400,
  errors,
})

const busyProblem: ProblemInit = {
  type: 'busy',
  title: 'Too many pictures are being drawn',
  status: 503,
  headers: { 'retry-after': String(retryAfterSeconds) },
}

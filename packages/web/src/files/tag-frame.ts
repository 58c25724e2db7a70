import { tagFrameParts } from '@camping/editions/tag-frame.ts'
import type { FastifyInstance } from 'fastify'
import { tagSourceMeta } from '../pages/document.ts'
import { tagFramePolicy, type TagSource } from '../policy/tag-manager-policy.ts'

const googleTags = 'https://www.googletagmanager.com'

const documentOf = (source: TagSource) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Tags</title>' +
  `${tagSourceMeta(source ?? googleTags)}<script src="${tagFrameParts.script}" defer></script></head></html>`

/**
 * Loads the tag manager with the first message of its page, as packages/storefront/src/kit/analytics/tag-queue.browser.ts does in
 * documents with tags, and answers the number of each message whose events the tags have.
 */
const script = `const source = document.querySelector('meta[name=tag-manager]').content
const say = (what) => parent.postMessage(what, '*')
let loaded
function command() {
  window.dataLayer.push(arguments)
}
function start({ id, denied, consent, page }) {
  window.dataLayer = []
  command('consent', 'default', denied)
  command('consent', 'update', consent)
  command('set', page)
  const isContainer = id.startsWith('GTM-')
  if (isContainer) window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  else {
    command('js', new Date())
    command('config', id, { send_page_view: false })
  }
  return new Promise((done) => {
    const tags = document.createElement('script')
    tags.onload = done
    tags.src = source + (isContainer ? '/gtm.js' : '/gtag/js') + '?id=' + id
    document.head.append(tags)
  })
}
addEventListener('message', ({ source: sender, data }) => {
  if (sender !== parent || !/^(GTM|G)-[A-Z0-9]+$/.test(data?.id)) return
  if (loaded) {
    command('consent', 'update', data.consent)
    command('set', data.page)
  } else loaded = start(data)
  for (const entries of data.events)
    for (const entry of entries) {
      if (data.id.startsWith('GTM-')) window.dataLayer.push(entry)
      else {
        const { event, ...details } = entry
        command('event', event, details)
      }
    }
  void loaded.then(() => say(data.turn))
})
say('${tagFrameParts.ready}')
`

/** Serves the frame in which tags run for pages without them (decision 251). */
export function mountTagFrame(app: FastifyInstance, source: TagSource): void {
  const headers = {
    'cache-control': 'public, max-age=3600',
    'content-security-policy': tagFramePolicy(source),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    // The frame has no origin, so its own script comes from elsewhere.
    'cross-origin-resource-policy': 'cross-origin',
  }
  const page = documentOf(source)
  app.get(tagFrameParts.document, (_request, reply) => {
    // Without an origin it cannot have a process of its own by origin; browsers warn of the wish.
    reply.removeHeader('origin-agent-cluster')
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })
  app.get(tagFrameParts.script, (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(script),
  )
}

import { expect, test } from 'vitest'
import { documentFaults } from './before-consent.ts'

const origin = 'http://localhost:3000'
const policy = "default-src 'self';script-src 'self' http://localhost:4000;frame-src 'self'"
const faults = (body: string, csp = policy) =>
  documentFaults({ body, headers: { 'content-security-policy': csp } }, origin)
const sound =
  '<script type="module" src="/_app/uk/client.js"></script><img src="/images/1.webp"><meta name="tags" content="http://localhost:4000/tags">' +
  '<script type="application/json" id="boot">{"tags":"dataLayer"}</script><script type="application/ld+json">{}</script>'

test('a document that loads its own files and names where tags are is sound', () =>
  expect(faults(sound)).toEqual([]))

test.each([
  [
    'the script of the tag manager',
    '<script src="https://www.googletagmanager.com/gtm.js?id=GTM-1"></script>',
    'loads https',
  ],
  ['an inline snippet', '<script>window.dataLayer=[]</script>', 'has inline code'],
  ['a queue with the script’s nonce', '<script nonce="x">gtag("js")</script>', 'names the queue'],
  ['the frame without scripts', '<noscript><iframe src="/tag-frame"></iframe></noscript>', 'has a frame'],
  ['a picture that counts', '<img src="https://www.google-analytics.com/collect">', 'loads https'],
  ['an early connection', '<link rel="preconnect" href="https://www.googletagmanager.com">', 'loads https'],
])('%s is found', (_, planted, fault) =>
  expect(faults(sound + planted)).toContainEqual(expect.stringContaining(fault)),
)

test.each([
  ['inline code', "default-src 'self';script-src 'self' 'unsafe-inline'", "may run 'unsafe-inline'"],
  ['code from everywhere', "script-src *;frame-src 'none'", 'may run *'],
  ['no policy at all', '', 'may run *'],
  ['a foreign frame', "default-src 'self';frame-src https://www.googletagmanager.com", 'may frame https'],
])('a policy with %s is found', (_, csp, fault) =>
  expect(faults(sound, csp)).toContainEqual(expect.stringContaining(fault)),
)

import { expect, it } from 'vitest'
import { soundBrands, findingsOf } from '../testing/sound-brands.ts'
import { chatbot } from './chatbot.ts'

const findings = (provider: string, url: string) =>
  findingsOf(chatbot, { config: { chatbot: { provider: provider as 'http', url } } })

it('leaves sound brands alone', () => expect(chatbot(soundBrands)).toEqual([]))

it.each(['https://chat.example', 'https://chat.example/v1', '/chat'])('takes %s', (url) =>
  expect(findings('http', url)).toEqual([]),
)

it.each([
  ['an adapter that nobody wrote', 'http2', 'https://chat.example', "'http2' has no adapter"],
  ['an address without encryption', 'http', 'http://chat.example', 'must look like https://'],
  ['a service of this machine', 'http', 'http://localhost:4000', 'must look like https://'],
  ['a key in the address', 'http', 'https://chat.example?key=1', 'must look like https://'],
])('reports %s', (_what, provider, url, sentence) => {
  const found = findings(provider, url)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(sentence)
})

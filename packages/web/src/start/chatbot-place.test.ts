import { expect, it } from 'vitest'
import { chatbotPlace } from './chatbot-place.ts'

const chatbot = (url: string) => ({ chatbot: { provider: 'http', url } as const })

it.each([
  ['nowhere in an app without one', {}, 'http://localhost:4000', undefined],
  ['at its address', chatbot('https://chat.example/v1'), undefined, 'https://chat.example/v1'],
  ['on the own host', chatbot('/chat'), undefined, '/chat'],
  [
    'beside a sandbox there',
    chatbot('https://chat.example'),
    'http://localhost:4000',
    'http://localhost:4000/chatbot',
  ],
  ['nowhere with an address that is none', chatbot('https://x"><script>'), undefined, undefined],
])('a chatbot answers %s', (_where, config, sandbox, place) =>
  expect(chatbotPlace(config, sandbox)).toBe(place),
)

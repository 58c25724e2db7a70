import { describe, expect, it } from 'vitest'
import { chatbotOrigin, isChatbotUrl, isUsableChatbotUrl } from './chatbot-settings.ts'

describe('the address of a chatbot', () => {
  it.each([
    ['https://chat.example', true, 'https://chat.example'],
    ['https://chat.example:8443/v1/bot', true, 'https://chat.example:8443'],
    ['/chat', true, undefined],
    ['http://localhost:4000/chatbot', false, 'http://localhost:4000'],
  ])('%s', (url, everywhere, origin) => {
    expect([isChatbotUrl(url), isUsableChatbotUrl(url)]).toEqual([everywhere, true])
    expect(chatbotOrigin(url)).toBe(origin)
  })

  it.each([
    'http://chat.example',
    'https://name:secret@chat.example',
    'https://chat.example/?key=1',
    'https://chat.example/',
    "https://chat.example; script-src 'unsafe-inline'",
    '//chat.example',
    '/chat"><script>',
    'javascript:alert(1)',
    '',
  ])('is not %j', (url) => {
    expect(isUsableChatbotUrl(url)).toBe(false)
    expect(() => chatbotOrigin(url)).toThrow('is no address of a chatbot')
  })
})

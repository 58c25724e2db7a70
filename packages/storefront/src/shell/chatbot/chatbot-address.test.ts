import { describe, expect, it } from 'vitest'
import { chatbotAddress } from './chatbot-address.browser.ts'

describe('where the chatbot answers', () => {
  const inDocument = (address: string) => {
    document.body.innerHTML = `<script type="application/json" id="boot" data-chatbot="${address}"></script>`
    return chatbotAddress()
  }
  it.each(['https://chat.example/v1', '/chat', 'http://localhost:4000/chatbot'])('%s', (address) =>
    expect(inDocument(address)).toBe(address),
  )
  it.each(['', 'http://chat.example', 'javascript:alert(1)'])('not %j', (address) =>
    expect(inDocument(address)).toBeUndefined(),
  )
  it('nowhere in a document without', () => {
    document.body.innerHTML = ''
    expect(chatbotAddress()).toBeUndefined()
  })
})

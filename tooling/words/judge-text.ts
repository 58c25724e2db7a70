import { messageShape } from '@camping/brands/message-shape.ts'
import type { MessageSet } from '@camping/editions/markets.ts'
import { brokenRules } from '@camping/editions/testing/word-rules.ts'

export interface Text {
  readonly set: MessageSet
  readonly key: string
  readonly english: string
  readonly text: string
}

/** What is wrong with a translated text, in sentences: its values, its grammar of ICU, and the rules for words of its set. */
export function judgeText({ set, key, english, text }: Text): string[] {
  const [is, must] = [messageShape(text), messageShape(english)]
  return [
    ...(is === must ? [] : [`asks for ${is}, but the English for ${must}`]),
    ...brokenRules(set, text, key),
  ]
}

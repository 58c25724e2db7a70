import type { MessageSet } from '../markets.ts'

/** One message in all seven sets (ICU syntax). `en-US` only where the last fallback should differ from British English. */
export type MessageRow = Readonly<Record<MessageSet, string>> & { readonly 'en-US'?: string }

/** A namespace of messages, which load together with the pages that name it. */
export type MessageTable = Readonly<Record<string, MessageRow>>

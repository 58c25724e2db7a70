/** Kinds of outbox events that a message brings about: one mail to the service desk, one to the guest. */
export const messageMailKinds = ['message-to-desk', 'message-received'] as const
export type MessageMailKind = (typeof messageMailKinds)[number]

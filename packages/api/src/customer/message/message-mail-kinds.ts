/** Kinds of outbox events for a message: one mail to the service desk, one to the guest. */
export const messageMailKinds = ['message-to-desk', 'message-received'] as const
export type MessageMailKind = (typeof messageMailKinds)[number]

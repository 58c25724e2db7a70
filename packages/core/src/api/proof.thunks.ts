import type { ApiError } from './storefront-api.ts'

/** Asks the visitor for a code by mail, or for the password; answers whether it was entered. */
export type RequestProof = () => Promise<boolean>

const needsProof = new Set<string | undefined>(['code-needed', 'password-needed'])

/**
 * Makes a change. Where the server wants proof first, asks for it and makes the same change again. Answers the refusal when
 * the visitor leaves without it.
 */
export async function withProof<Outcome extends { error?: unknown }>(
  change: () => PromiseLike<Outcome>,
  requestProof: RequestProof,
): Promise<Outcome> {
  const first = await change()
  if (!needsProof.has((first.error as ApiError | undefined)?.problem?.type)) return first
  return (await requestProof()) ? change() : first
}

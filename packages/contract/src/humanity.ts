/**
 * The request header with a proof of humanity: for calls that replied 403 `humanity-wanted`, whose problem
 * contains the `challenge` for the proof. Shops without such a check never require it
 * (docs/how-to/require-proof-of-humanity.md).
 */
export const humanityProofHeader = 'x-humanity-proof'

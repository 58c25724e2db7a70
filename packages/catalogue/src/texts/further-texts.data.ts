/**
 * Texts of the demo world in the languages beside the five authored ones: by message set, then by the English text. `npm run words -- import` writes
 * them.
 */
export const furtherTexts = {}

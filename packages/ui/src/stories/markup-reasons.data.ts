/** Why a component is not made of MUI, with what was measured. Every guide of such a component names one of them. */
export const markupReasons = {
  'first-paint':
    'It stands in the document of public pages. With MUI it would need 48 kB of script before it is alive, and 26 times the work for each element on the server (decisions 002 and 388).',
  both: 'The same component stands in the document of public pages, where MUI costs 48 kB of script and 26 times the work for each element on the server (decisions 002 and 388).',
  'first-visit':
    'It comes by itself with the first page of a visit. With MUI it would bring 48 kB of script instead of 5 (decision 388).',
  drawn: 'It is drawn: vectors, pictures or a map. MUI has no component for that.',
  text: 'Text and lists with a style sheet. MUI has styles for them and no behaviour, at 26 times the work for each element on the server (decision 002).',
} as const

export type MarkupReason = keyof typeof markupReasons

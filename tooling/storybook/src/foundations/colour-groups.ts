/** The colours of a theme by what they are for. */
export const colourGroups = {
  'Brand and links': ['brand', 'brandHover', 'brandSoft', 'onBrand', 'band', 'onBand'],
  'Call to action': ['accent', 'accentHover', 'accentSoft', 'onAccent'],
  Grounds: ['ground', 'surface', 'sunken', 'night', 'onNight'],
  Text: ['ink', 'inkSoft'],
  'Lines and edges': ['line', 'control'],
  States: ['positive', 'positiveSoft', 'warning', 'warningSoft', 'danger', 'dangerSoft'],
} as const

export type ColourRole = (typeof colourGroups)[keyof typeof colourGroups][number]

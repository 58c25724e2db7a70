/** As long as a name of the catalogue gets, with words that hardly break. */
export const longName =
  'Ferienpark Donaudampfschifffahrtsgesellschaftsufer an der Mecklenburgischen Seenplatte'

/** Several paragraphs. */
export const longText = Array.from(
  { length: 4 },
  () =>
    'Zwischen Zitronenbäumen und See, unter hohen Kastanien, liegen die Stellplätze auf Terrassen mit freiem Blick, jeder mit Wasseranschluss, Abwasseranschluss und Stromversorgung, und bis zum Seerosenteich sind es wenige Schritte.',
).join('\n\n')

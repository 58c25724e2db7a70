/** As long as the longest catalogue names, with words that hardly break. */
export const longName =
  'Ferienpark Donaudampfschifffahrtsgesellschaftsufer an der Mecklenburgischen Seenplatte'

/** Close to the maximum length of a person's name. */
export const longPersonName = 'Maximiliane-Friederike Charlotte von der Tannhäuserhöhe'

/** Several paragraphs. */
export const longText = Array.from(
  { length: 4 },
  () =>
    'Zwischen Zitronenbäumen und See, unter hohen Kastanien, liegen die Stellplätze auf Terrassen mit freiem Blick, jeder mit Wasseranschluss, Abwasseranschluss und Stromversorgung, und bis zum Seerosenteich sind es wenige Schritte.',
).join('\n\n')

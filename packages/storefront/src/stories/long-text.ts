/** As long as a name of the catalogue gets, with words that hardly break. */
export const longName =
  'Ferienpark Donaudampfschifffahrtsgesellschaftsufer an der Mecklenburgischen Seenplatte'

/** As long as a name of a person may nearly be. */
export const longPersonName = 'Maximiliane-Friederike Charlotte von der Tannhäuserhöhe'

/** Several paragraphs. */
export const longText = Array.from(
  { length: 4 },
  () =>
    'Zwischen Zitronenbäumen und See, unter hohen Kastanien, liegen die Stellplätze auf Terrassen mit freiem Blick, jeder mit Wasseranschluss, Abwasseranschluss und Stromversorgung, und bis zum Seerosenteich sind es wenige Schritte.',
).join('\n\n')

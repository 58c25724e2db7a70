import type { MessageSet } from '@camping/editions/markets.ts'

/** "à Venise", "au Lavandou", "aux Saintes-Maries": French joins à with the article of a name. */
function inFrenchCity(name: string): string {
  if (name.startsWith('Le ')) return `au ${name.slice(3)}`
  if (name.startsWith('Les ')) return `aux ${name.slice(4)}`
  return `à ${name}`
}

/** What is offered in a town: "Campsites in Venice", "Campings à Venise". `offer` is the funnel's name. */
export function cityTitle(offer: string, city: string, messages: MessageSet): string {
  if (messages === 'fr') return `${offer} ${inFrenchCity(city)}`
  if (messages === 'it') return `${offer} a ${city}`
  return `${offer} in ${city}`
}

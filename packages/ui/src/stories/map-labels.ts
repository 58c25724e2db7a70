/** Labels of the map in stories. */
export const mapLabels = {
  map: 'Map of campsites',
  pins: 'Campsites on this part of the map',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  cluster: (count: number) => `${count} campsites here, move closer`,
  number: String,
  failed: 'This browser cannot draw the map. The list shows the same campsites.',
}

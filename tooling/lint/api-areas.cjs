/** Allowed imports between the areas of packages/api/src, for .dependency-cruiser.cjs. */

/** The areas of the API, lowest first: each may import the ones before it. */
const areas = ['platform', 'catalogue', 'booking', 'payment', 'customer']

/** An area of the API imports itself and the areas below it. */
function notUpwards(area, notProduct, comment) {
  const below = areas.slice(0, areas.indexOf(area) + 1).join('|')
  return {
    name: `api-${area}-imports-nothing-above`,
    comment,
    severity: 'error',
    from: { path: `^packages/api/src/${area}/`, pathNot: notProduct },
    to: { path: '^packages/api/src/', pathNot: `^packages/api/src/(${below})/` },
  }
}

/** @param notProduct files with unrestricted imports: tests and their support files */
const apiAreas = (notProduct) => [
  notUpwards(
    'platform',
    notProduct,
    'The platform serves all areas and knows none. What an area adds to a request belongs in its context, what puts areas together into packages/api/src itself.',
  ),
  notUpwards(
    'catalogue',
    notProduct,
    'The catalogue is looked at whether or not somebody books. What needs a booking or a customer belongs in booking/ or customer/.',
  ),
  notUpwards(
    'booking',
    notProduct,
    'A booking stands without a payment and without an account. What a payment does to a booking belongs in payment/, what a customer asks about their own into customer/.',
  ),
  notUpwards(
    'payment',
    notProduct,
    'Whoever pays need not have an account. What is asked with an account belongs in customer/.',
  ),
  notUpwards(
    'customer',
    notProduct,
    'The files of packages/api/src itself put the areas together, and no area knows them. What two areas need belongs in the lower one.',
  ),
  {
    name: 'api-without-circles-of-types',
    comment:
      'Types that need each other belong in one file, and what both need into a third. A circle of types is one, too: nobody can read or move one of its files alone.',
    severity: 'error',
    from: { path: '^packages/api/' },
    to: { circular: true },
  },
]

module.exports = { apiAreas }

/** Allowed imports of packages/storefront/src: between its floors (decision 210), and of what its pages are made. For .dependency-cruiser.cjs. */

const storefront = (...folders) => `^packages/storefront/src/(${folders.join('|')})/`

/** @param notProduct files with unrestricted imports: tests and their support files */
const storefrontFloors = (notProduct) => [
  {
    name: 'storefront-has-four-floors',
    comment:
      'A file of the storefront stands in boot, features/<feature>, shell or kit (decision 210); what only tests and stories use in testing or stories.',
    severity: 'error',
    from: {
      path: '^packages/storefront/src/',
      pathNot: storefront('boot', 'features/[^/]+', 'shell', 'kit', 'testing', 'stories'),
    },
    to: {},
  },
  {
    name: 'storefront-features-do-not-know-each-other',
    comment:
      'What two features need stands in packages/storefront/src/kit under its own name; what joins them belongs in packages/storefront/src/boot.',
    severity: 'error',
    from: { path: '^packages/storefront/src/features/([^/]+)/', pathNot: notProduct },
    to: { path: storefront('features'), pathNot: '^packages/storefront/src/features/$1/' },
  },
  {
    name: 'storefront-features-know-only-kit',
    comment:
      'A feature is shown by boot and framed by the shell, and knows neither. What it needs of them belongs in packages/storefront/src/kit.',
    severity: 'error',
    from: { path: storefront('features'), pathNot: notProduct },
    to: { path: storefront('boot', 'shell') },
  },
  {
    name: 'storefront-shell-knows-no-feature',
    comment:
      'What the shell shows of a feature is handed to it by packages/storefront/src/boot, through shell/frame/shell-slots.ts.',
    severity: 'error',
    from: { path: storefront('shell'), pathNot: notProduct },
    to: { path: storefront('boot', 'features') },
  },
  {
    name: 'storefront-kit-knows-none-of-its-users',
    comment: 'kit is the ground of the storefront. What needs a feature, the shell or boot belongs there.',
    severity: 'error',
    from: { path: storefront('kit'), pathNot: notProduct },
    to: { path: storefront('boot', 'features', 'shell') },
  },
  {
    name: 'storefront-without-circles-of-types',
    comment:
      'Not even by a type or a later import: what two files tell each other belongs in a third that both import. Circles of folders are found by tooling/house/house-figures.test.ts.',
    severity: 'error',
    from: { path: '^packages/storefront/src/', pathNot: notProduct },
    to: { circular: true },
  },
  {
    name: 'pages-of-customers-on-mui',
    comment:
      'The portal, the checkout, the payment and the sign-in stand on MUI (decision 387): MuiButton, MuiIconButton, Notice, StateChip, MuiSkeleton of packages/ui/src/islands. Forms without scripts and the public page of the sign-in do not.',
    severity: 'error',
    from: {
      path: '^packages/storefront/src/(features/(portal|checkout|payment|account)|kit/(portal|booking-parts|code-form|confirm-password|passkeys|person-fields))/',
      pathNot: `/plain/|/login-page\\.tsx$|${notProduct}`,
    },
    to: {
      path: '^packages/ui/src/(button/(icon-)?button|alert/alert|badge/badge|skeleton/skeleton|states/waiting)\\.tsx$',
      dependencyTypesNot: ['type-only'],
    },
  },
]

module.exports = { storefrontFloors }

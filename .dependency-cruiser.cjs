/**
 * The table "Who may import whom" of docs/architecture.md. Every rule's comment names the right place for the import.
 * tooling/lint/boundaries.test.mts plants a violation of each rule and expects the linter to find it.
 */

const { apiAreas } = require('./tooling/lint/api-areas.cjs')
const { storefrontFloors } = require('./tooling/lint/storefront-floors.cjs')

/** Files that never reach a visitor: they may use testkit and a neighbour's fixtures. */
const notProduct = String.raw`\.(test|spec|stories|bench)\.(ts|tsx|mts|mjs)$|/(testing|stories)/|^tooling/|/vitest\.config\.ts$`
const package_ = (...names) => `^packages/(${names.join('|')})/`
const ours = '^(apps|packages|tooling)/'
const schemas = String.raw`^packages/contract/src/.*\.schemas\.ts$`
const mui = 'node_modules/(@mui|@emotion)/'
const opening = 'islands|popups|menus|toasts|tooltip|chatbot|stay-calendar|price-lines'
const onMui = `(${opening}|theme|checkout|confirmation)/`
const singleFiles = String.raw`(gallery/gallery-(dialog|rooms|thumbnails)|map/map-dialog|search-box/(destination-options|flexible-dates))\.tsx`

/** A package may import only the workspace packages in the table, and itself. */
function onlyFrom(name, allowed, comment) {
  return {
    name: `${name}-imports-only-${allowed.join('-') || 'nothing-of-ours'}`,
    comment,
    severity: 'error',
    from: { path: package_(name), pathNot: notProduct },
    to: { path: ours, pathNot: package_(name, ...allowed) },
  }
}

module.exports = {
  forbidden: [
    onlyFrom('contract', [], 'The contract is the ground floor: what needs another package belongs there.'),
    onlyFrom(
      'editions',
      ['contract'],
      'Editions are data and rules. Behaviour belongs in packages/core, markup into packages/ui.',
    ),
    {
      name: 'editions-take-only-types-of-contract',
      comment: 'Editions may name the types of the contract (import type), not run it.',
      severity: 'error',
      from: { path: package_('editions'), pathNot: notProduct },
      to: { path: package_('contract'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'editions-without-react',
      comment:
        'Editions are read by servers, builds and tests. What renders belongs in packages/storefront or packages/ui.',
      severity: 'error',
      from: { path: package_('editions') },
      to: { path: 'node_modules/(react|react-dom|react-intl|react-router)/' },
    },
    onlyFrom(
      'core',
      ['contract', 'editions'],
      'Behaviour without markup. What joins it with components belongs in packages/storefront.',
    ),
    {
      name: 'core-without-dom-libraries',
      comment:
        'core has neither DOM nor MUI. Components belong in packages/ui, pages into packages/storefront.',
      severity: 'error',
      from: { path: package_('core'), pathNot: notProduct },
      to: { path: `${mui}|node_modules/react-dom/` },
    },
    {
      name: 'core-features-do-not-import-each-other',
      comment:
        'Features of core meet in packages/core/src/store or in packages/storefront. api, persist, listening and validation are ground for all.',
      severity: 'error',
      from: { path: '^packages/core/src/([^/]+)/', pathNot: `^packages/core/src/store/|${notProduct}` },
      to: {
        path: '^packages/core/src/[^/]+/',
        pathNot: '^packages/core/src/($1|api|listening|persist|store|validation)/',
      },
    },
    {
      name: 'core-features-do-not-know-the-store',
      comment:
        'store/ puts the features together, so a feature knows nothing of it, not even its types: it names the part of the state that it reads, and registers listeners through listening/.',
      severity: 'error',
      from: { path: '^packages/core/src/([^/]+)/', pathNot: `^packages/core/src/store/|${notProduct}` },
      to: { path: '^packages/core/src/store/' },
    },
    onlyFrom(
      'ui',
      [],
      'ui knows nothing: strings, prices and links arrive as props. Fetching and state belong in packages/core, joining into packages/storefront.',
    ),
    {
      name: 'ui-without-store-and-router',
      comment:
        'ui is props in, markup out. State belongs in packages/core, messages and routes into packages/storefront.',
      severity: 'error',
      from: { path: package_('ui') },
      to: {
        path: 'node_modules/(@reduxjs|react-redux|redux-persist|react-router|react-router-dom|react-intl|@formatjs)/',
      },
    },
    {
      name: 'public-components-without-mui',
      comment:
        'MUI is for pages of customers, for forms and for what opens (decisions 387 to 389): packages/ui/src/{islands,checkout,confirmation,popups,menus,toasts,tooltip,chatbot,stay-calendar,price-lines}, full screens and the theme. What is part of a public document is own markup with a CSS module, and loads what opens when it opens.',
      severity: 'error',
      from: {
        path: '^packages/ui/src/',
        pathNot: `^packages/ui/src/(${onMui}|${singleFiles})|${notProduct}`,
      },
      to: {
        path: `${mui}|^packages/ui/src/((${opening})/|${singleFiles})`,
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    onlyFrom(
      'storefront',
      ['core', 'ui', 'editions', 'contract'],
      'The storefront joins core and ui. Data of one identity belongs in apps/<brand>, serving into packages/web.',
    ),
    ...storefrontFloors(notProduct),
    {
      name: 'no-validators-for-browsers',
      comment:
        'Browsers take only types of the contract schemas (import type): the validator stays on the server.',
      severity: 'error',
      from: { path: package_('core', 'storefront', 'ui', 'editions'), pathNot: notProduct },
      to: { path: `${schemas}|node_modules/zod/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'apps-are-data',
      comment:
        'An app is data and assets: of ours it may import editions, types of ui and the Vite preset. Logic belongs in packages/core or packages/storefront.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: notProduct },
      to: { path: ours, pathNot: '^apps/$1/|^packages/(editions|ui)/|^tooling/vite/' },
    },
    {
      name: 'apps-take-only-types-of-ui',
      comment:
        'A theme names the roles of packages/ui (import type). A component needed by one brand belongs in packages/ui for all, a part of a page that one brand replaces into apps/<brand>/slots.',
      severity: 'error',
      from: { path: '^apps/', pathNot: '^apps/[^/]+/slots/' },
      to: { path: package_('ui'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'slots-are-made-of-public-components',
      comment:
        'A slot puts public components of ui together. What is made of MUI, and the theme, are not for it: what it needs of them belongs in packages/ui.',
      severity: 'error',
      from: { path: '^apps/[^/]+/slots/' },
      to: { path: `^packages/(ui/src/${onMui}|editions/)|${mui}` },
    },
    onlyFrom(
      'api',
      ['contract', 'editions', 'catalogue'],
      'The server knows neither markup nor client state. A rule both sides need belongs in packages/contract or packages/editions.',
    ),
    ...apiAreas(notProduct),
    {
      name: 'no-test-support-in-product',
      comment:
        'What stands in testing/ is for tests and benches. What the product needs of it belongs beside its user.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^packages/testkit/|${notProduct}` },
      to: { path: '^(apps|packages)/.*/testing/' },
    },
    {
      name: 'catalogue-only-for-seeding',
      comment:
        'The demo world enters through packages/api/src/catalogue/seed and catalogue/images/demo-source.ts only; everything else reads the database.',
      severity: 'error',
      from: {
        path: package_('api'),
        pathNot: `^packages/api/src/catalogue/(seed/|images/demo-source\\.ts$)|${notProduct}`,
      },
      to: { path: package_('catalogue') },
    },
    onlyFrom(
      'catalogue',
      ['editions'],
      'The demo world is plain data. Loading it belongs in packages/api/src/catalogue/seed.',
    ),
    onlyFrom(
      'basemap',
      [],
      'The base map is open data made into tiles. What is drawn on it belongs in packages/ui, serving into packages/web.',
    ),
    onlyFrom(
      'sandbox',
      [],
      'The sandbox stands for other companies: it is written from their protocols and shares no code with our clients, so that both check each other.',
    ),
    onlyFrom(
      'create',
      [],
      'npm create fetches it alone, so it needs Node and nothing else. What makes an app belongs in tooling/brands.',
    ),
    {
      name: 'web-imports-only-storefront-apps-and-the-api-plugin',
      comment:
        'The host renders and serves. Pages belong in packages/storefront, endpoints into packages/api.',
      severity: 'error',
      from: { path: package_('web'), pathNot: notProduct },
      to: {
        path: ours,
        pathNot:
          '^packages/(web|storefront|editions|contract|api|basemap|sandbox)/|^apps/|^tooling/(vite|brands)/',
      },
    },
    {
      name: 'web-mounts-only-the-public-api',
      comment:
        'Of the API the host knows packages/api/src/start-api.ts, its StartupError and how visitors are let in (packages/api/src/platform/admission), so that it can also run elsewhere.',
      severity: 'error',
      from: { path: package_('web'), pathNot: notProduct },
      to: {
        path: package_('api'),
        pathNot: String.raw`^packages/api/src/(start-api|platform/db/startup-error|platform/admission/[a-z-]+)\.ts$`,
      },
    },
    {
      name: 'apps-enter-through-one-list',
      comment: 'The host imports its apps through one generated list (*.gen.ts), never by name.',
      severity: 'error',
      from: { path: '^packages/', pathNot: String.raw`\.gen\.ts$|${notProduct}` },
      to: { path: '^apps/' },
    },
    {
      name: 'testkit-only-in-tests',
      comment:
        'testkit is for tests, stories and journeys. What the product needs of it belongs in packages/core.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: `^packages/testkit/|${notProduct}` },
      to: { path: package_('testkit') },
    },
    {
      name: 'no-product-code-from-tooling',
      comment:
        'Tooling serves the product, not the other way round. Apps and the host may use the Vite preset.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/web/|${notProduct}` },
      to: { path: '^tooling/' },
    },
    {
      name: 'no-tests-in-product',
      comment: 'Code that a test and the product share belongs in a separate file.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: notProduct },
      to: {
        path: String.raw`\.(test|spec|stories|bench)\.(ts|tsx|mts|mjs)$|^packages/storefront/src/(testing|stories)/`,
      },
    },
    {
      name: 'starters-need-nothing-installed',
      comment: 'tooling/run runs before the install: it may import only Node and its own files.',
      severity: 'error',
      from: { path: '^tooling/run/', pathNot: String.raw`\.test\.mjs$` },
      to: { pathNot: '^tooling/run/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or need a third.',
      severity: 'error',
      from: { path: ours },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'declared-dependencies',
      comment:
        "Add the library to this package's package.json (version in the catalog of pnpm-workspace.yaml).",
      severity: 'error',
      from: { path: '^(apps|packages|tooling)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'resolvable',
      comment: 'The file or package does not exist, or the package does not export it.',
      severity: 'error',
      from: { path: ours },
      to: { couldNotResolve: true, pathNot: String.raw`^virtual:|\?(raw|url|inline)$` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|dist-storybook|\.data|test-results)/|^tooling/lint/fixtures/` },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6', 'cjs'],
    extraExtensionsToScan: ['.css', '.json', '.svg', '.woff2', '.sql'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'module', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
}

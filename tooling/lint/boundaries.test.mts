import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plantTree } from './planted-tree.mts'

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IForbiddenRuleType[]
  options: object
}

const value = (module: string) => `import { a } from '${module}'\nexport const b = a\n`
const type = (module: string) => `import type { A } from '${module}'\nexport type B = A\n`

/** Files that the planted imports refer to. */
const ground = Object.fromEntries(
  [
    ...['contract', 'editions', 'core', 'ui', 'storefront', 'web', 'catalogue', 'testkit'].map(
      (name) => `packages/${name}/src/thing.ts`,
    ),
    'packages/contract/src/search.schemas.ts',
    'packages/core/src/api/client.ts',
    'packages/core/src/listening/listeners.ts',
    'packages/core/src/store/store.ts',
    'packages/core/src/checkout/cart.ts',
    'packages/ui/src/islands/dialog.tsx',
    'packages/ui/src/popups/sheet.tsx',
    'packages/ui/src/button/button.tsx',
    'packages/api/src/start-api.ts',
    'packages/api/src/thing.ts',
    'packages/api/src/testing/thing.ts',
    ...['platform/server', 'catalogue/site', 'booking/cart', 'payment/order', 'customer/account'].map(
      (folder) => `packages/api/src/${folder}/thing.ts`,
    ),
    'packages/core/src/search/thing.test.ts',
    'packages/storefront/src/boot/thing.ts',
    'packages/storefront/src/features/search/form/thing.ts',
    'packages/storefront/src/features/portal/home/thing.ts',
    'packages/storefront/src/shell/frame/thing.ts',
    'packages/storefront/src/kit/app/thing.ts',
    'packages/storefront/src/testing/thing.ts',
    'apps/uk/app.config.ts',
    'apps/de/app.config.ts',
    'tooling/vite/preset.ts',
    'tooling/e2e/thing.ts',
  ].map((path) => [path, 'export const a = 1\nexport type A = number\n']),
)

/** One deliberate violation per rule of .dependency-cruiser.cjs: rule, file, content. */
const violations: [rule: string, path: string, text: string][] = [
  [
    'contract-imports-only-nothing-of-ours',
    'packages/contract/src/bad.ts',
    value('@camping/editions/thing.ts'),
  ],
  ['editions-imports-only-contract', 'packages/editions/src/bad.ts', value('@camping/core/thing.ts')],
  ['create-imports-only-nothing-of-ours', 'packages/create/src/bad.ts', value('@camping/contract/thing.ts')],
  [
    'editions-take-only-types-of-contract',
    'packages/editions/src/bad-value.ts',
    value('@camping/contract/thing.ts'),
  ],
  [
    'editions-take-only-types-of-contract',
    'packages/editions/src/bad-both.ts',
    `${type('@camping/contract/thing.ts')}${value('@camping/contract/thing.ts').replace('b =', 'c =')}`,
  ],
  ['editions-without-react', 'packages/editions/src/bad-react.ts', value('react')],
  ['core-imports-only-contract-editions', 'packages/core/src/search/bad.ts', value('@camping/ui/thing.ts')],
  [
    'core-imports-only-contract-editions',
    'packages/core/src/search/bad-relative.ts',
    value('../../../storefront/src/thing.ts'),
  ],
  ['core-without-dom-libraries', 'packages/core/src/search/bad-mui.ts', value('@mui/material')],
  [
    'core-features-do-not-import-each-other',
    'packages/core/src/search/bad-feature.ts',
    value('../checkout/cart.ts'),
  ],
  [
    'core-features-do-not-know-the-store',
    'packages/core/src/search/bad-store.ts',
    value('../store/store.ts'),
  ],
  ['core-features-do-not-know-the-store', 'packages/core/src/search/bad-type.ts', type('../store/store.ts')],
  ['ui-imports-only-nothing-of-ours', 'packages/ui/src/card/bad.tsx', type('@camping/contract/thing.ts')],
  ['ui-without-store-and-router', 'packages/ui/src/card/bad-store.tsx', value('react-redux')],
  ['public-components-without-mui', 'packages/ui/src/card/bad-mui.tsx', value('@mui/material')],
  ['public-components-without-mui', 'packages/ui/src/card/bad-island.tsx', value('../islands/dialog.tsx')],
  ['public-components-without-mui', 'packages/ui/src/card/bad-sheet.tsx', value('../popups/sheet.tsx')],
  [
    'pages-of-customers-on-mui',
    'packages/storefront/src/features/portal/home/bad.tsx',
    value('@camping/ui/button/button.tsx'),
  ],
  [
    'storefront-imports-only-core-ui-editions-contract',
    'packages/storefront/src/kit/app/bad.ts',
    value('@camping/api/thing.ts'),
  ],
  ['storefront-has-four-floors', 'packages/storefront/src/cards/bad.ts', value('@camping/core/thing.ts')],
  ['storefront-has-four-floors', 'packages/storefront/src/features/bad.ts', value('@camping/core/thing.ts')],
  [
    'storefront-features-do-not-know-each-other',
    'packages/storefront/src/features/search/form/bad.ts',
    value('../../portal/home/thing.ts'),
  ],
  [
    'storefront-features-do-not-know-each-other',
    'packages/storefront/src/features/search/form/bad-type.ts',
    type('../../portal/home/thing.ts'),
  ],
  [
    'storefront-features-do-not-know-each-other',
    'packages/storefront/src/features/search/form/bad-later.ts',
    `export const open = () => import('../../portal/home/thing.ts')\n`,
  ],
  [
    'storefront-features-know-only-kit',
    'packages/storefront/src/features/search/form/bad-shell.ts',
    type('../../../shell/frame/thing.ts'),
  ],
  [
    'storefront-features-know-only-kit',
    'packages/storefront/src/features/search/form/bad-boot.ts',
    value('../../../boot/thing.ts'),
  ],
  [
    'storefront-shell-knows-no-feature',
    'packages/storefront/src/shell/frame/bad.ts',
    value('../../features/search/form/thing.ts'),
  ],
  [
    'storefront-shell-knows-no-feature',
    'packages/storefront/src/shell/frame/bad-boot.ts',
    type('../../boot/thing.ts'),
  ],
  [
    'storefront-kit-knows-none-of-its-users',
    'packages/storefront/src/kit/app/bad-feature.ts',
    value('../../features/search/form/thing.ts'),
  ],
  [
    'storefront-kit-knows-none-of-its-users',
    'packages/storefront/src/kit/app/bad-shell.ts',
    type('../../shell/frame/thing.ts'),
  ],
  [
    'storefront-without-circles-of-types',
    'packages/storefront/src/kit/app/about.ts',
    type('./round.ts').replace('type B', 'type D'),
  ],
  [
    'no-validators-for-browsers',
    'packages/storefront/src/kit/app/bad-schema.ts',
    value('@camping/contract/search.schemas.ts'),
  ],
  ['no-validators-for-browsers', 'packages/core/src/search/bad-zod.ts', value('zod')],
  ['apps-are-data', 'apps/uk/bad.ts', value('../../packages/core/src/thing.ts')],
  ['apps-are-data', 'apps/uk/bad-app.ts', value('../de/app.config.ts')],
  ['apps-take-only-types-of-ui', 'apps/uk/bad-ui.ts', value('@camping/ui/thing.ts')],
  ['slots-are-made-of-public-components', 'apps/uk/slots/bad.tsx', value('@camping/ui/islands/dialog.tsx')],
  [
    'api-imports-only-contract-editions-catalogue',
    'packages/api/src/bad.ts',
    value('@camping/core/thing.ts'),
  ],
  [
    'api-platform-imports-nothing-above',
    'packages/api/src/platform/server/bad.ts',
    type('../../catalogue/site/thing.ts'),
  ],
  [
    'api-catalogue-imports-nothing-above',
    'packages/api/src/catalogue/site/bad-booking.ts',
    value('../../booking/cart/thing.ts'),
  ],
  [
    'api-booking-imports-nothing-above',
    'packages/api/src/booking/cart/bad.ts',
    value('../../payment/order/thing.ts'),
  ],
  [
    'api-payment-imports-nothing-above',
    'packages/api/src/payment/order/bad.ts',
    type('../../customer/account/thing.ts'),
  ],
  ['api-customer-imports-nothing-above', 'packages/api/src/customer/account/bad.ts', value('../../thing.ts')],
  ['api-without-circles-of-types', 'packages/api/src/booking/cart/about.ts', type('./round.ts')],
  ['no-test-support-in-product', 'packages/api/src/bad-testing.ts', value('./testing/thing.ts')],
  [
    'catalogue-only-for-seeding',
    'packages/api/src/catalogue/site/bad.ts',
    value('@camping/catalogue/thing.ts'),
  ],
  ['catalogue-imports-only-editions', 'packages/catalogue/src/bad.ts', value('@camping/contract/thing.ts')],
  [
    'sandbox-imports-only-nothing-of-ours',
    'packages/sandbox/src/bad.ts',
    value('@camping/contract/thing.ts'),
  ],
  ['basemap-imports-only-nothing-of-ours', 'packages/basemap/src/bad.ts', value('@camping/ui/thing.ts')],
  [
    'web-imports-only-storefront-apps-and-the-api-plugin',
    'packages/web/src/bad.ts',
    value('@camping/core/thing.ts'),
  ],
  ['web-mounts-only-the-public-api', 'packages/web/src/bad-api.ts', value('@camping/api/thing.ts')],
  ['apps-enter-through-one-list', 'packages/web/src/bad-app.ts', value('../../../apps/uk/app.config.ts')],
  [
    'testkit-only-in-tests',
    'packages/storefront/src/kit/app/bad-testkit.ts',
    value('@camping/testkit/thing.ts'),
  ],
  [
    'no-product-code-from-tooling',
    'packages/core/src/search/bad-tooling.ts',
    value('../../../../tooling/e2e/thing.ts'),
  ],
  ['no-tests-in-product', 'packages/core/src/search/bad-test.ts', value('./thing.test.ts')],
  ['no-tests-in-product', 'packages/storefront/src/boot/bad-testing.ts', value('../testing/thing.ts')],
  ['starters-need-nothing-installed', 'tooling/run/bad.mjs', value('left-pad')],
  // The linter reports a cycle once, at its first file.
  ['no-circles', 'packages/core/src/search/about.ts', value('./round.ts')],
  ['declared-dependencies', 'packages/core/src/search/bad-library.ts', value('left-pad')],
  ['resolvable', 'packages/core/src/search/bad-name.ts', value('@camping/contract/gone.ts')],
]

/** Valid files beside the violations, which the linter must accept. */
const allowed: Record<string, string> = {
  'packages/core/src/search/round.ts': `export { b as a } from './about.ts'\n`,
  'packages/editions/src/good.ts': type('@camping/contract/search.schemas.ts'),
  'packages/core/src/search/good.ts': `${value('../api/client.ts')}${type('../listening/listeners.ts').replace('B', 'C')}`,
  'packages/core/src/search/good-type.ts': type('@camping/contract/search.schemas.ts'),
  'packages/core/src/store/good.ts': value('../checkout/cart.ts'),
  'packages/core/src/search/good.test.ts': value('@camping/testkit/thing.ts'),
  'packages/ui/src/islands/good.tsx': value('@mui/material'),
  'packages/ui/src/popups/good.tsx': value('@mui/material'),
  'packages/ui/src/card/good.tsx': `export const open = () => import('../islands/dialog.tsx')\n`,
  'packages/storefront/src/kit/app/round.ts': `import type { D } from './about.ts'\nexport type A = D\n`,
  'packages/storefront/src/boot/good.ts': `${value('../features/search/form/thing.ts')}${type('../shell/frame/thing.ts').replace('B', 'C')}`,
  'packages/storefront/src/features/search/form/good.ts': `${value('../../../kit/app/thing.ts')}${type('./thing.ts').replace('B', 'C')}`,
  'packages/storefront/src/features/search/form/good.test.ts': value('../../../testing/thing.ts'),
  'packages/storefront/src/shell/frame/good.ts': value('../../kit/app/thing.ts'),
  'packages/storefront/src/kit/app/good.ts': value('@camping/core/thing.ts'),
  'packages/api/src/catalogue/seed/good.ts': value('@camping/catalogue/thing.ts'),
  'packages/api/src/catalogue/images/demo-source.ts': value('@camping/catalogue/thing.ts'),
  'packages/api/src/booking/cart/round.ts': type('./about.ts'),
  'packages/api/src/payment/order/good.ts': value('../../booking/cart/thing.ts'),
  'packages/api/src/payment/order/good.test.ts': value('../../customer/account/thing.ts'),
  'packages/api/src/customer/account/good.ts': value('../../platform/server/thing.ts'),
  'packages/web/src/good.ts': value('@camping/api/start-api.ts'),
  'packages/web/src/apps.gen.ts': value('../../../apps/uk/app.config.ts'),
  'apps/uk/vite.config.ts': value('../../tooling/vite/preset.ts'),
  'apps/uk/good.ts': type('@camping/ui/thing.ts'),
  'apps/uk/slots/good.tsx': value('@camping/ui/thing.ts'),
  'tooling/run/good.mjs': `import { join } from 'node:path'\nexport const b = join('a', 'b')\n`,
}

let found: { rule: string; from: string }[] = []
let remove = () => {}

beforeAll(async () => {
  const tree = plantTree({
    ...ground,
    ...allowed,
    ...Object.fromEntries(violations.map(([, path, text]) => [path, text])),
  })
  remove = tree.remove
  const cruiseOptions = {
    ...options,
    cache: false,
    baseDir: tree.folder,
    validate: true,
    ruleSet: { forbidden },
  }
  const { output } = await cruise(['apps', 'packages', 'tooling'], cruiseOptions)
  found = (output as ICruiseResult).summary.violations.map(({ rule, from }) => ({ rule: rule.name, from }))
})
afterAll(() => remove())

describe('a deliberate violation is found', () => {
  test.each(violations)('%s: %s', (rule, path) => {
    expect(found).toContainEqual({ rule, from: path })
  })
})

test('every rule has a violation planted for it', () => {
  const planted = new Set(violations.map(([rule]) => rule))
  expect(forbidden.map((rule) => rule.name).filter((name) => !planted.has(name ?? ''))).toEqual([])
})

test('every rule names the right place', () => {
  for (const rule of forbidden) expect(rule.comment?.length, rule.name).toBeGreaterThan(30)
})

test('what the table allows is not reported', () => {
  expect(found.filter(({ from }) => Object.hasOwn(allowed, from))).toEqual([])
})

import type { StartApiOptions } from '@camping/api/start-api.ts'
import type { AppConfig } from '@camping/editions/define-app.ts'
import { markets, type SiteCode } from '@camping/editions/markets.ts'
import { voucherSaleOf, type VoucherSale } from '@camping/editions/voucher-sale.ts'

type Brands = NonNullable<StartApiOptions['brands']>

/** The API access of each brand, derived from its apps. */
export function brandAccess(configs: readonly AppConfig[]): Brands {
  const brands = new Map<string, AppConfig[]>()
  for (const config of configs) brands.set(config.brand, [...(brands.get(config.brand) ?? []), config])
  return new Map(
    [...brands].map(([brand, brandApps]) => [
      brand,
      {
        sites: brandApps.flatMap(({ sites }) => sites),
        showsDestinations: brandApps.some(({ supports }) => supports.destinations),
        hasNewsletter: brandApps.some(({ supports }) => supports.newsletter),
        takesVouchers: brandApps.some(({ supports }) => supports.vouchers),
        payments: byEdition(brandApps, 'payments'),
        refunds: byEdition(brandApps, 'refunds'),
        paymentTerms: byEdition(brandApps, 'paymentTerms'),
        unpaidLimits: byEdition(brandApps, 'unpaidLimits'),
        alertTerms: byEdition(brandApps, 'alertTerms'),
        inventory: byEdition(brandApps, 'inventory'),
        voucherSale: salesOf(brandApps),
      },
    ]),
  )
}

/** What each app states for its editions, by edition; those of apps without a statement are missing. */
function byEdition<
  Key extends 'payments' | 'refunds' | 'paymentTerms' | 'unpaidLimits' | 'alertTerms' | 'inventory',
>(apps: readonly AppConfig[], key: Key): Partial<Record<SiteCode, NonNullable<AppConfig[Key]>>> {
  return Object.fromEntries(
    apps.flatMap(({ sites, [key]: stated }) => (stated ? sites.map((site) => [site, stated]) : [])),
  )
}

/** The sale of gift vouchers of each edition whose app has switched it on. */
const salesOf = (apps: readonly AppConfig[]): Partial<Record<SiteCode, VoucherSale>> =>
  Object.fromEntries(
    apps.flatMap(({ sites, supports, voucherSale }) =>
      supports.voucherSale
        ? sites.map((site) => [site, voucherSaleOf(site, markets[site].currency, voucherSale)])
        : [],
    ),
  )

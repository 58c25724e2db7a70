import type { BrandRule, Brands, Finding } from './brand-app.ts'
import { appPages } from './rules/app-pages.ts'
import { appPictures } from './rules/app-pictures.ts'
import { campaigns } from './rules/campaigns.ts'
import { homeSections } from './rules/home-sections.ts'
import { inventory } from './rules/inventory.ts'
import { austrianWords } from './rules/austrian-words.ts'
import { badges } from './rules/badges.ts'
import { chatbot } from './rules/chatbot.ts'
import { completeConfig } from './rules/complete-config.ts'
import { completeMessages } from './rules/complete-messages.ts'
import { contrast } from './rules/contrast.ts'
import { errorReporting } from './rules/error-reporting.ts'
import { fittingSupports } from './rules/fitting-supports.ts'
import { iconSizes } from './rules/icon-sizes.ts'
import { knownFolders } from './rules/known-folders.ts'
import { legalPages } from './rules/legal-pages.ts'
import { legalTexts } from './rules/legal-texts.ts'
import { localHosts } from './rules/local-hosts.ts'
import { logoFile } from './rules/logo-file.ts'
import { mailDesign } from './rules/mail-design.ts'
import { offeredPayments } from './rules/offered-payments.ts'
import { oneBrandOneName } from './rules/one-brand-one-name.ts'
import { alertTerms } from './rules/alert-terms.ts'
import { appLinks } from './rules/app-links.ts'
import { appNames } from './rules/app-names.ts'
import { appMessages } from './rules/app-messages.ts'
import { operatorFacts } from './rules/operator-facts.ts'
import { appFonts } from './rules/app-fonts.ts'
import { passkeyDomain } from './rules/passkey-domain.ts'
import { paymentAccounts } from './rules/payment-accounts.ts'
import { paymentTerms } from './rules/payment-terms.ts'
import { providerIds } from './rules/provider-ids.ts'
import { refundLimits } from './rules/refund-limits.ts'
import { voucherSale } from './rules/voucher-sale.ts'
import { wholePictures } from './rules/whole-pictures.ts'
import { seenLogo } from './rules/seen-logo.ts'
import { scenePictures } from './rules/scene-pictures.ts'
import { servedSites } from './rules/served-sites.ts'
import { slotNames } from './rules/slot-names.ts'
import { sorting } from './rules/sorting.ts'
import { tagManager } from './rules/tag-manager.ts'
import { themeMeasures } from './rules/theme-measures.ts'
import { visitCounters } from './rules/visit-counters.ts'
import { uniqueDomains } from './rules/unique-domains.ts'

/** The rules for every app. To add one, create a file below rules/ and a line here. */
const brandRules: readonly BrandRule[] = [
  appNames,
  knownFolders,
  servedSites,
  uniqueDomains,
  localHosts,
  passkeyDomain,
  oneBrandOneName,
  fittingSupports,
  legalPages,
  operatorFacts,
  legalTexts,
  badges,
  appLinks,
  homeSections,
  campaigns,
  appPages,
  inventory,
  logoFile,
  seenLogo,
  mailDesign,
  scenePictures,
  appPictures,
  slotNames,
  offeredPayments,
  paymentAccounts,
  refundLimits,
  voucherSale,
  paymentTerms,
  alertTerms,
  tagManager,
  visitCounters,
  errorReporting,
  chatbot,
  providerIds,
  sorting,
  contrast,
  themeMeasures,
  appFonts,
  iconSizes,
  wholePictures,
  appMessages,
  completeMessages,
  austrianWords,
]

/**
 * All problems of the brands. Apps with an invalid form get only those findings, because other rules would fail on
 * them.
 */
export function judgeBrands(brands: Brands): Finding[] {
  const broken = completeConfig(brands)
  if (broken.length > 0) return broken
  const unknownSites = servedSites(brands)
  if (unknownSites.length > 0) return [...appNames(brands), ...unknownSites]
  return brandRules.flatMap((rule) => rule(brands))
}

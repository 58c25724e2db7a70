import { proved, type CoverageArea } from '../coverage-row.ts'

const shellTest = 'packages/storefront/src/shell/layouts/site-shell.test.ts'
const partsTest = 'packages/storefront/src/shell/layouts/shell-parts.test.ts'
const header = 'packages/storefront/src/shell/layouts/site-header.tsx'
const footer = 'packages/storefront/src/shell/layouts/site-footer.tsx'
const menu = 'packages/ui/src/menus/destinations-menu.tsx'
const menuTest = 'packages/ui/src/menus/destinations-menu.test.tsx'
const journeys = 'tooling/e2e/journeys/shell.spec.ts'

/** Header, menus, footer, banner and the page that is not there. */
export const shellRows: CoverageArea = {
  area: 'shell',
  title: 'The frame of the site',
  claims: [
    proved('navigation-1', header, [partsTest, 'the logo leads to the home page'], {
      'header.logo': 'the logo leads to /',
    }),
    proved(
      'brands-10',
      header,
      [shellTest, 'has safety icons of its own on both sides, with and without proof'],
      {
        'header.safety': 'safety icons at the right',
      },
    ),
    proved(
      'navigation-1',
      'packages/storefront/src/shell/layouts/use-account-link.ts',
      [
        'tooling/e2e/journeys/routing.spec.ts',
        'a customer sees the way to the profile once the page is alive, and nothing moves',
      ],
      { 'header.account.customer': 'a link to the profile for a customer' },
    ),
    proved(
      'navigation-1',
      header,
      [shellTest, 'has the three link groups, safety icons, account and toggles'],
      {
        'header.account.stranger': 'a link to the login for everybody else',
        'header.links.top': 'a group of links at the top',
        'header.links.bottom-left': 'a group of links at the bottom left',
        'header.links.bottom-right': 'a group of links at the bottom right',
        'header.destinations': 'the toggle of the destinations',
        'header.mobile-search': 'the toggle of the search on phones',
        'header.mobile-menu': 'the toggle of the menu on phones',
      },
    ),
    proved(
      'editions-6',
      'packages/storefront/src/shell/layouts/use-alternates.ts',
      ['packages/storefront/src/shell/layouts/use-alternates.test.ts', 'has no language selector'],
      { 'header.language': 'a language selector where there is more than one edition' },
    ),
    proved(
      'navigation-11',
      'packages/storefront/src/shell/layouts/header-search.tsx',
      [
        'tooling/e2e/journeys/search-box.spec.ts',
        'by keyboard, in the words of another language, and back by history: ${screen} ${site}',
      ],
      { 'header.search': 'the search box on wide screens' },
    ),
    proved(
      'design-1',
      'packages/ui/src/header/header.module.css',
      [
        'tooling/e2e/journeys/shell.spec.ts',
        'menu and search take turns; the backdrop and the close control close',
      ],
      { 'header.border': 'a border while the backdrop is off' },
    ),
    proved(
      'navigation-2',
      menu,
      [menuTest, 'has a tab for each funnel where there are several, and none for one'],
      {
        'destinations.tabs': 'a tab for each funnel where there is more than one',
      },
    ),
    proved('navigation-2', menu, [menuTest, 'lists the countries with their flags'], {
      'destinations.countries': 'countries with flags',
    }),
    proved('navigation-2', menu, [menuTest, 'leads to all areas of the country and to each'], {
      'destinations.all': "'view all areas in {country}'",
      'destinations.areas': 'its areas',
    }),
    proved(
      'navigation-2',
      'packages/ui/src/menus/destinations-menu.module.css',
      [menuTest, 'has its areas in four columns'],
      {
        'destinations.columns': 'in four columns',
      },
    ),
    proved(
      'navigation-2',
      menu,
      [menuTest, 'shows cards of popular areas, each with its name and a picture'],
      {
        'destinations.popular': "'popular campsites in {country}' as cards with name and picture",
      },
    ),
    proved(
      'navigation-2',
      'packages/api/src/catalogue/navigation/navigation-parts.ts',
      ['packages/api/src/platform/server/api.test.ts', 'navigation'],
      { 'destinations.popular.three': 'for the first three areas' },
    ),
    proved(
      'navigation-2',
      menu,
      [journeys, 'menu and search take turns; the backdrop and the close control close'],
      {
        'destinations.close': 'a control that closes',
        'destinations.backdrop': 'a click on the backdrop closes',
      },
    ),
    proved(
      'navigation-3',
      'packages/storefront/src/shell/layouts/mobile-menu.tsx',
      [journeys, 'drills down to a town and back'],
      {
        'mobile.items': 'a menu with the items of the navigation',
        'mobile.drill': 'destinations go from funnel to country and on',
        'mobile.back': 'with a way back',
      },
    ),
    proved(
      'navigation-3',
      'packages/storefront/src/shell/layouts/destinations-level.ts',
      [
        'packages/storefront/src/shell/layouts/destinations-level.test.ts',
        '%j leads to all of it, to the level above, and on',
      ],
      { 'mobile.all': "each level offers 'view all areas in {parent}'" },
    ),
    proved(
      'navigation-3',
      'packages/storefront/src/shell/layouts/destinations-level.ts',
      [
        'packages/storefront/src/shell/layouts/destinations-level.test.ts',
        'a town is a link, everything above it opens the next level',
      ],
      { 'mobile.links': 'links are /{funnel}/{place}' },
    ),
    proved(
      'navigation-4',
      'packages/storefront/src/shell/layouts/overlays.tsx',
      [journeys, 'menu and search exclude each other; Escape closes and gives the focus back'],
      {
        'mobile-search.heading': 'the search on phones has a heading',
        'mobile-search.field': 'a field',
        'mobile-search.button': 'and a button',
      },
    ),
    proved(
      'navigation-5',
      footer,
      [shellTest, 'uses the first group, and shows security icons only where there are some'],
      {
        'footer.service': 'links to the customer service',
        'footer.payment': 'icons of payment',
        'footer.security': 'icons of security where there are some',
        'footer.trust': 'icons of trust',
      },
    ),
    proved(
      'navigation-5',
      footer,
      [
        partsTest,
        'the footer has a newsletter, social links and a text about personal data, in three columns',
      ],
      {
        'footer.newsletter': 'the newsletter with special offers',
        'footer.columns': 'three columns',
        'footer.social': 'social icons',
        'footer.gdpr': 'a text about personal data',
      },
    ),
    proved(
      'navigation-5',
      footer,
      [partsTest, 'the checkout has neither menus nor a newsletter, and a footer in two columns'],
      {
        'footer.checkout': 'two columns in the checkout',
        'footer.checkout.newsletter': 'and no newsletter there',
      },
    ),
    proved(
      'errors-10',
      'packages/storefront/src/features/content/error/error-page.tsx',
      [partsTest, 'an address that is gone has a title, a hint what to do, and a link to the front page'],
      {
        '404.title': 'the page of 404 has a title',
        '404.gone': "says 'page gone'",
        '404.later': "says 'refresh browser or try later'",
        '404.button': 'has a button to the front page',
      },
    ),
    proved(
      'navigation-6',
      'packages/api/src/catalogue/navigation/link-groups.ts',
      ['packages/api/src/catalogue/navigation/link-groups.test.ts', 'is empty out of its period'],
      {
        'banner.period': 'the banner is there in the period of early booking',
      },
    ),
    proved('navigation-6', header, [shellTest, 'top banner › %s', 'without text'], {
      'banner.text': 'and where it has a text',
    }),
    proved('navigation-6', header, [shellTest, 'top banner › %s', 'in the period, with a link'], {
      'banner.link': 'it leads to /{link} where there is one',
    }),
    proved('navigation-6', header, [partsTest, 'the banner has a text for wide screens and one for phones'], {
      'banner.widths': 'with a text for wide screens and one for phones',
    }),
  ],
}

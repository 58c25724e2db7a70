/** A mistake of a brand team, and what has to be answered: the file, the key in it, and what to do. */
export interface Mistake {
  readonly what: string
  /** A path in the app's folder. */
  readonly file: string
  /** Words of the file and those in their place; or the whole file; or no file. */
  readonly planted: readonly [words: string, wrong: string] | string | undefined
  /** Where the sentence leads, if not to `file`. */
  readonly named?: string
  readonly key: string
  readonly remedy: string
}

const config = 'app.config.ts'
const theme = 'theme.ts'
/** The first lines of the files, before which a line can be added. */
const inConfig = "  id: 'white-label',"
const inTheme = "  brand: '#0B4F6C',"

const setting = (line: string): [string, string] => [inConfig, `${inConfig}\n  ${line},`]
const role = (line: string): [string, string] => [inTheme, `${inTheme}\n  ${line},`]

/** A home page instead of the login, with one section. */
const section = (line: string): [string, string] => [
  "home: 'login',\n  supports: { portal: true, checkout: true, offline: true }",
  `home: 'storefront',\n  supports: { portal: true, checkout: true, search: true, destinations: true },\n  homeSections: [{ ${line} }]`,
]
const twoWords = (nl: string, de: string) => `{ nl: '${nl}', de: '${de}' }`

export const typicalMistakes: readonly Mistake[] = [
  // Colours, corners, fonts
  {
    what: 'a colour by its name',
    file: theme,
    planted: [inTheme, "  brand: 'teal',"],
    key: 'brand',
    remedy: 'must be a colour of six digits, such as #',
  },
  {
    what: 'a misspelt role',
    file: theme,
    planted: role("brnad: '#0B4F6C'"),
    key: 'brnad',
    remedy: "Did you mean 'brand'?",
  },
  {
    what: 'a colour that is too pale',
    file: theme,
    planted: [inTheme, "  brand: '#9FD3E8',"],
    key: 'brand',
    remedy: 'Make one of the two',
  },
  {
    what: 'a dark colour for the dark look',
    file: theme,
    planted: role("dark: { brand: '#0B2A38' }"),
    key: 'dark.brand',
    remedy: 'Make one of the two',
  },
  {
    what: 'corners with a unit',
    file: theme,
    planted: ['radius: 4', "radius: '4px'"],
    key: 'radius',
    remedy: 'must be a number from 0 to 40',
  },
  {
    what: 'letters thicker than there are',
    file: theme,
    planted: ['headingWeight: 600', 'headingWeight: 5000'],
    key: 'headingWeight',
    remedy: 'must be a number from 100 to 900',
  },
  {
    what: 'a font that the app does not have',
    file: theme,
    planted: ["text: 'outfit'", "text: 'inter'"],
    key: 'font.text',
    remedy: 'Write one of',
  },
  {
    what: 'a font whose file is not there',
    file: theme,
    planted: ["'outfit'", "{ files: 'fonts/maax.woff2', fallback: 'sans-serif', licence: 'bought' }"],
    key: 'font.text',
    remedy: 'Put',
  },
  {
    what: 'a form of the header that there is not',
    file: theme,
    planted: role("header: 'centre'"),
    key: 'header',
    remedy: 'Write one of',
  },
  {
    what: 'a measure that is the same for all',
    file: theme,
    planted: role('spacing: 8'),
    key: 'spacing',
    remedy: 'Remove the line',
  },
  { what: 'no theme', file: theme, planted: undefined, key: 'theme.ts', remedy: 'Write it' },
  // Logo and icon
  {
    what: 'a logo that is not there',
    file: config,
    planted: ["file: 'logo.svg'", "file: 'Logo.svg'"],
    key: 'logo.file',
    remedy: 'The files there are: ',
  },
  {
    what: 'a logo as wide as its drawing is not',
    file: config,
    planted: ['width: 34', 'width: 90'],
    key: 'logo.width',
    remedy: '34 high it is 34 wide',
  },
  {
    what: 'a dark logo that is not there',
    file: config,
    planted: ['width: 34', "width: 34, dark: 'logo-dark.svg'"],
    key: 'logo.dark',
    remedy: 'Put the logo for dark headers there, or remove the line',
  },
  {
    what: 'a dark green logo on a dark header',
    file: 'public/logo.svg',
    planted:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path fill="#0B4F3C" d="M0 0h36v36H0Z"/></svg>',
    named: config,
    key: 'logo.file',
    remedy: 'dark',
  },
  {
    what: 'a logo that was cut off',
    file: 'public/logo.svg',
    planted: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><path d="M0 0h36v36H0Z"',
    key: 'line 1',
    remedy: 'Export it once more',
  },
  {
    what: 'an icon with a script',
    file: 'public/favicon.svg',
    planted: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><script>alert(1)</script></svg>',
    key: '<script',
    remedy: 'Export it as plain shapes',
  },
  {
    what: 'no icon',
    file: 'public/favicon.svg',
    planted: undefined,
    key: 'favicon.svg',
    remedy: 'a square SVG',
  },
  // Settings
  {
    what: 'a comma that is missing',
    file: config,
    planted: ["brand: 'lakeland',", "brand: 'lakeland'"],
    key: 'line 6',
    remedy: 'comma',
  },
  {
    what: 'a word without quotes',
    file: config,
    planted: ["brand: 'lakeland'", 'brand: lakeland'],
    key: 'line 5',
    remedy: 'Put words in quotes',
  },
  {
    what: 'a setting in other letters',
    file: config,
    planted: ['displayName:', 'displayname:'],
    key: 'displayname',
    remedy: "Did you mean 'displayName'?",
  },
  {
    what: 'one text where a list belongs',
    file: config,
    planted: ["sites: ['nl', 'de']", "sites: 'nl'"],
    key: 'sites',
    remedy: 'must be a list in square brackets',
  },
  {
    what: 'a switch in quotes',
    file: config,
    planted: ['portal: true', "portal: 'true'"],
    key: 'supports.portal',
    remedy: 'must be true or false, without quotes',
  },
  {
    what: 'an edition that there is not',
    file: config,
    planted: ["['nl', 'de']", "['nl', 'dk']"],
    key: 'sites',
    remedy: 'npm run new-edition',
  },
  {
    what: 'a domain as an address',
    file: config,
    planted: ["nl: 'nl.lakeland.example'", "nl: 'https://nl.lakeland.example/'"],
    key: 'domains.nl',
    remedy: 'without https:// and slashes',
  },
  {
    what: 'an edition without a domain',
    file: config,
    planted: [", de: 'de.lakeland.example'", ''],
    key: 'domains.de',
    remedy: 'needs the host name that visitors type',
  },
  {
    what: 'the local host of another brand',
    file: config,
    planted: ["localHost: 'lakeland.localhost'", "localHost: 'localhost'"],
    key: 'localHost',
    remedy: 'such as lakeland.localhost',
  },
  {
    what: 'a feature that there is not',
    file: config,
    planted: ['offline: true', 'ofline: true'],
    key: 'supports.ofline',
    remedy: "Did you mean 'offline'?",
  },
  {
    what: 'a feature without what it links to',
    file: config,
    planted: ['offline: true', 'search: true'],
    key: 'supports.search',
    remedy: "needs 'destinations: true' as well",
  },
  {
    what: 'a way to pay that there is not',
    file: config,
    planted: setting("payments: ['paypal-direct']"),
    key: 'payments[0]',
    remedy: 'There are: ',
  },
  {
    what: 'a secret in a public file',
    file: config,
    planted: setting("maps: { mapId: 'm', key: 'k', secret: 's' }"),
    key: 'maps.secret',
    remedy: 'Those of maps are',
  },
  // Pages and links
  {
    what: 'a page without an address in a language',
    file: config,
    planted: [", de: 'unsere-parks' }", ' }'],
    key: 'pages[0].slug.de',
    remedy: 'Write',
  },
  {
    what: 'an address with capitals and spaces',
    file: config,
    planted: ["nl: 'onze-parken'", "nl: 'Onze Parken'"],
    key: 'pages[0].slug.nl',
    remedy: 'such as onze-parken',
  },
  {
    what: 'two pages of one name',
    file: config,
    planted: ['  pages: [', "  pages: [{ name: 'our-parks', slug: { nl: 'parken', de: 'parks' } }, "],
    key: 'pages[1].name',
    remedy: 'Choose one for each',
  },
  {
    what: 'a page that nobody wrote in a language',
    file: 'pages/our-parks.de.md',
    planted: undefined,
    key: 'our-parks',
    remedy: 'Write it, or remove the page',
  },
  {
    what: 'a page without a title',
    file: 'pages/our-parks.nl.md',
    planted: 'Zeven parken aan het water.\n',
    key: '# title',
    remedy: 'Begin the file with a line such as # Our parks',
  },
  {
    what: 'a text that leads nowhere',
    file: 'pages/our-parks.nl.md',
    planted: '# Onze parken\n\nLees [meer](page:over-ons).\n',
    key: 'line 3',
    remedy: 'Its pages are: our-parks',
  },
  {
    what: 'a picture in a text that is not there',
    file: 'pages/our-parks.nl.md',
    planted: '# Onze parken\n\nZeven parken.\n\n![Een meer](meer.jpg)\n',
    key: '![…](meer.jpg)',
    remedy: 'The files there are: lake.jpg',
  },
  {
    what: 'a link without words in a language',
    file: config,
    planted: ["text: { nl: 'Werken bij ons', de: 'Bei uns arbeiten' }", "text: { nl: 'Werken bij ons' }"],
    key: 'links.footer[0].links[1].text.de',
    remedy: 'Write',
  },
  {
    what: 'a link to a page that is not there',
    file: config,
    planted: ["url: 'https://jobs.lakeland.example/'", "url: '/werken-bij-ons'"],
    key: 'links.footer[0].links[1].url',
    remedy: 'https://',
  },
  // The home page, campaigns, the catalogue
  {
    what: 'a section that there is not',
    file: config,
    planted: section("section: 'hero'"),
    key: 'homeSections[0].section',
    remedy: 'Those are: ',
  },
  {
    what: 'a text without a heading',
    file: config,
    planted: section(`section: 'text', text: ${twoWords('Water.', 'Wasser.')}`),
    key: 'homeSections[0].title',
    remedy: 'a text needs a heading, in each language of the app',
  },
  {
    what: 'a day that there is not',
    file: config,
    planted: ["to: '2027-02-28'", "to: '2027-02-30'"],
    key: 'campaigns[0].to',
    remedy: 'Write year, month and day, such as 2027-01-31',
  },
  {
    what: 'a campaign that ends before it begins',
    file: config,
    planted: ["to: '2027-02-28'", "to: '2026-02-28'"],
    key: 'campaigns[0].to',
    remedy: 'Write the last day of it',
  },
  {
    what: 'a country by its name',
    file: config,
    planted: setting("inventory: { countries: ['France'] }"),
    key: 'inventory.countries[0]',
    remedy: 'It has: ',
  },
  {
    what: 'a facility that there is not',
    file: config,
    planted: setting('inventory: { facilities: [12] }'),
    key: 'inventory.facilities[0]',
    remedy: 'Those are: ',
  },
  {
    what: 'a photo that is not there',
    file: config,
    planted: section(
      `section: 'text', title: ${twoWords('Water', 'Wasser')}, text: ${twoWords('Water.', 'Wasser.')}, picture: { file: 'laek.jpg', alt: ${twoWords('Een meer', 'Ein See')} }`,
    ),
    key: 'homeSections[0].picture.file',
    remedy: 'The files there are: lake.jpg',
  },
  // Own parts, measuring, mails
  {
    what: 'a slot that there is not',
    file: 'slots.ts',
    planted: ['loginService:', 'loginHelp:'],
    key: 'loginHelp',
    remedy: 'There are: ',
  },
  {
    what: 'an own part whose file is not there',
    file: 'slots.ts',
    planted: ['./slots/login-service.tsx', './slots/login-servce.tsx'],
    key: './slots/login-servce.tsx',
    remedy: 'Write the name of the file as it is in slots/',
  },
  {
    what: 'a slot that fetches nothing',
    file: 'slots.ts',
    planted: "export default { loginService: './slots/login-service.tsx' }",
    key: 'loginService',
    remedy: 'must be a function that fetches the component, such as',
  },
  {
    what: 'a tag manager that is none',
    file: config,
    planted: ["tagManagerId: 'GTM-LAKE001'", "tagManagerId: 'UA-1234'"],
    key: 'tagManagerId',
    remedy: 'Copy it from the tag manager, or remove the line',
  },
  {
    what: 'Matomo without a number for an edition',
    file: config,
    planted: setting(
      "visitCounters: [{ provider: 'matomo', url: 'https://stats.lakeland.example', ids: { nl: '3' } }]",
    ),
    key: 'visitCounters[0].ids.de',
    remedy: 'Copy the id from the service',
  },
  {
    what: 'a layout of mails that there is not',
    file: config,
    planted: setting("mails: { layout: 'framed' }"),
    key: 'mails.layout',
    remedy: 'Those are: card, band, letter',
  },
  // Words and legal texts
  {
    what: 'a word for no message',
    file: 'messages/nl.json',
    planted: '{ "login.titel": "Welkom" }',
    key: 'login.titel',
    remedy: "Did you mean 'login.title'?",
  },
  {
    what: 'a word that lost its number',
    file: 'messages/nl.json',
    planted: '{ "shell.nights": "nachten" }',
    key: 'shell.nights',
    remedy: 'must ask for the same values as the house',
  },
  {
    what: 'a word twice',
    file: 'messages/nl.json',
    planted: '{ "login.title": "Welkom", "login.title": "Hallo" }',
    key: 'login.title',
    remedy: 'Remove one of them',
  },
  {
    what: 'a comma too many in the words',
    file: 'messages/nl.json',
    planted: '{\n  "login.title": "Welkom",\n}',
    key: 'line 3',
    remedy: 'comma',
  },
  {
    what: 'words in a language that nobody reads',
    file: 'messages/fr.json',
    planted: '{ "login.title": "Bienvenue" }',
    key: 'fr',
    remedy: 'Its files are: nl.json, de.json',
  },
  {
    what: 'a folder in other letters',
    file: 'mesages/nl.json',
    planted: '{ "login.title": "Welkom" }',
    named: 'mesages',
    key: 'mesages',
    remedy: "Rename it to 'messages'",
  },
  {
    what: 'a legal text in one of two languages',
    file: 'legal/terms.de.md',
    planted: undefined,
    key: 'terms',
    remedy: 'Write it',
  },
  {
    what: 'a legal text with a gap',
    file: 'legal/terms.nl.md',
    planted: '# Voorwaarden\n\nU betaalt aan [naam van het bedrijf].\n',
    key: 'line 3',
    remedy: 'write it out',
  },
  {
    what: 'an address that is no mail address',
    file: config,
    planted: ["email: 'hallo@lakeland.example'", "email: 'hallo at lakeland.example'"],
    key: 'legal.email',
    remedy: 'Write it like hello@fjord.example',
  },
  {
    what: 'no telephone',
    file: config,
    planted: ["    phone: '+31 515 555 0110',\n", ''],
    key: 'legal.phone',
    remedy: 'It must be a text in quotes',
  },
  {
    what: 'a company without its authority',
    file: config,
    planted: ["    vatNumber: 'NL000000000B00',\n", ''],
    key: 'legal.vatNumber',
    remedy: "vatNumber: 'DE123456789'",
  },
]

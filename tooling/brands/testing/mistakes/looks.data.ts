import { inTheme, config, role, theme, type Mistake } from './mistake.ts'

/** Colours, corners, fonts; logo and icon. */
export const looksMistakes: readonly Mistake[] = [
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
]

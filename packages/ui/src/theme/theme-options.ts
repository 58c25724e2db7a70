import type { ThemeOptions } from '@mui/material/styles'

/**
 * The value of a variable of the theme, by its name without the two dashes: what a brand has decided (brand-theme.ts), or a reference to
 * it (create-mui-theme.ts).
 */
export type ValueOf = (variable: string) => string

declare module '@mui/material/styles' {
  interface TypeBackground {
    /** Areas lower than the page. */
    sunken: string
  }
  interface PaletteOptions {
    /** Colours of a brand that MUI has no place for. */
    roles?: Readonly<Record<string, string>>
  }
  interface ShapeOptions {
    card?: string
    small?: string
    pill?: string
  }
  interface TypographyVariantsOptions {
    display?: object
  }
  interface MixinsOptions {
    target?: object
  }
}

/**
 * Widths in px from which a layout changes (navigation-9). CSS cannot use variables in media queries, so stylesheets
 * repeat these numbers.
 */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const

const { sm, md, lg, xl } = breakpoints
/** The same for MUI, which begins at 0 and has five. */
export const muiBreakpoints = { values: { xs: 0, sm, md, lg, xl } }

/** MUI's palette from the colours of a brand, by role. */
export function paletteOf(of: ValueOf) {
  /** A colour with those of its text, of what is pointed at, and of its ground. */
  const colour = (main: string, on: string, over = main) => ({
    main: of(main),
    light: of(`${main}-soft`),
    dark: of(over),
    contrastText: of(on),
  })
  return {
    primary: colour('brand', 'on-brand', 'brand-hover'),
    secondary: colour('accent', 'on-accent', 'accent-hover'),
    error: colour('danger', 'surface'),
    warning: colour('warning', 'surface'),
    success: colour('positive', 'surface'),
    info: colour('brand', 'on-brand', 'brand-hover'),
    text: { primary: of('ink'), secondary: of('ink-soft'), disabled: of('ink-soft') },
    background: { default: of('ground'), paper: of('surface'), sunken: of('sunken') },
    divider: of('line'),
    roles: { control: of('control'), water: of('water') },
  }
}

/** Type, space, shape and motion of a brand, in the places where MUI and its components read them. */
export function measuresOf(of: ValueOf) {
  const heading = (size: string) => ({
    fontFamily: of('font-display'),
    fontWeight: of('heading-weight'),
    fontSize: of(size),
    lineHeight: 1.15,
    letterSpacing: '-0.01em',
  })
  return {
    // MUI counts in steps of 8 px, which are two of a brand.
    spacing: of('space-2'),
    shape: {
      borderRadius: of('radius-control'),
      card: of('radius'),
      small: of('radius-small'),
      pill: of('radius-pill'),
    },
    typography: {
      fontFamily: of('font-text'),
      fontSize: 16,
      htmlFontSize: 16,
      caption: { fontSize: of('text-xs') },
      body2: { fontSize: of('text-sm'), lineHeight: 1.5 },
      body1: { fontSize: of('text-control'), lineHeight: 1.55 },
      subtitle1: { fontSize: of('text-md') },
      h6: heading('text-lg'),
      h3: heading('text-lg'),
      h2: heading('text-xl'),
      h1: heading('text-2xl'),
      display: heading('text-3xl'),
      button: {
        fontWeight: 600,
        fontSize: of('text-control'),
        textTransform: 'none',
        letterSpacing: 0,
        lineHeight: 1.25,
      },
    },
    transitions: {
      easing: { sharp: of('motion') },
      create: (properties: string | readonly string[] = ['all']) =>
        [properties]
          .flat()
          .map((name) => `${name} ${of('motion')}`)
          .join(),
    },
    // What a finger hits.
    mixins: { target: { minHeight: of('target') } },
  } satisfies ThemeOptions
}

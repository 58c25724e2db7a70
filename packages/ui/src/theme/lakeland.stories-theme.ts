import type { ThemeOverrides } from './tokens.ts'

/** A white-label brand for stories and the contrast check; the product reads apps/white-label/theme.ts. */
export const lakelandTokens: ThemeOverrides = {
  brand: '#0B4F6C',
  accent: '#F26B5B',
  onAccent: '#2A0906',
  ground: '#F6FAFC',
  sunken: '#E8F0F4',
  ink: '#10212B',
  inkSoft: '#50616B',
  line: '#CFDCE3',
  control: '#718792',
  radius: 4,
  radiusControl: 4,
  fontDisplay: 'outfit',
  fontText: 'outfit',
  headingWeight: 600,
}

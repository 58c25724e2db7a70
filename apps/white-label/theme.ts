import type { ThemeOverrides } from '@camping/ui/theme/tokens.ts'

/** Lakeland: water, stone and coral; square corners, one geometric sans. */
export default {
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
  font: { text: 'outfit' },
  headingWeight: 600,
} satisfies ThemeOverrides

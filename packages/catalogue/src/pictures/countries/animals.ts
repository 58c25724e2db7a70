import { ellipse, line, path, type Brush } from '../parts/brush.ts'

/** A sheep, about 110 wide and 80 high, head to the right. */
export function sheep(brush: Brush): string {
  const [light, body, shade] = brush.tones('#f2ead9')
  const dark = brush.lit('#3c3a3a')
  return (
    ellipse(2, 1, 52, 5, '#0d1b22', 'opacity=".2"') +
    line('M-28 -20V0M-14 -20V0M18 -20V0M30 -20V0', dark, 7) +
    path(
      'M-46 -40a20 20 0 0 1 14 -26a22 22 0 0 1 32 -8a22 22 0 0 1 32 10a18 18 0 0 1 4 34a20 20 0 0 1 -26 12a24 24 0 0 1 -34 0a18 18 0 0 1 -22 -22z',
      body,
    ) +
    path('M-46 -40a18 18 0 0 0 22 22a24 24 0 0 0 34 0a20 20 0 0 0 26 -12q-40 10 -82 -10z', shade) +
    path('M-32 -66a22 22 0 0 1 32 -8q-20 4 -28 16z', light) +
    path('M34 -62q14 -8 24 4l6 16q-6 10 -16 4l-14 -10z', dark)
  )
}

/** A brown cow with a bell, about 190 wide and 130 high, head to the right. */
export function cow(brush: Brush): string {
  const [light, body, shade] = brush.tones('#9a6242')
  const cream = brush.lit('#f3e6d0')
  return (
    ellipse(0, 2, 92, 8, '#0d1b22', 'opacity=".2"') +
    line('M-62 -40V-2M46 -40V-2', shade, 13) +
    line('M-44 -40V0M62 -40V0', body, 13) +
    path('M-80 -98Q-20 -112 64 -104Q80 -84 70 -48Q0 -30 -66 -44Q-88 -66 -80 -98z', body) +
    path('M-74 -58Q0 -50 72 -64L70 -48Q0 -30 -66 -44z', shade) +
    path(
      'M-30 -104Q0 -110 22 -106Q16 -66 -8 -62Q-34 -72 -30 -104zM-78 -92Q-62 -88 -62 -70Q-72 -60 -80 -72z',
      cream,
    ) +
    path('M60 -104L84 -126H104L122 -92Q116 -78 102 -80L70 -76z', body) +
    path('M104 -98L122 -92Q116 -78 102 -80z', cream) +
    line('M86 -126q-6 -10 -2 -18M102 -126q8 -8 6 -18', cream, 5) +
    line('M80 -118l-14 2', light, 8) +
    line('M-80 -96q-14 18 -8 52', shade, 5) +
    path('M64 -78h20l4 24h-28z', brush.lit('#e0b040'))
  )
}

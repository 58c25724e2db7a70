import { ellipse, line, path, rect, type Brush } from '../parts/brush.ts'
import { mix } from '../parts/colour.ts'
import { chalet } from '../parts/houses.ts'
import { peaks } from '../parts/ranges.ts'
import { drawSky } from '../parts/sky.ts'
import { ridgeTent } from '../parts/tents.ts'
import { flagpole, windowColour } from './building-parts.ts'
import { cow } from './animals.ts'
import { grove, land, lowerEdge, people, stand, woods } from './scene-parts.ts'

/** One steep horned peak, a red train on the alp, a chalet under the flag and cows by the tents. */
export function drawSwitzerland(brush: Brush): void {
  const { growth } = brush
  const horizon = 640
  const sun = drawSky(brush, horizon, false)
  peaks(brush, horizon + 10, 150, 0.55, sun)
  horn(brush)
  woods(brush, horizon + 36, 34, 0.6, 52)
  brush.add(
    path(
      'M0 740C300 680 560 700 800 730S1300 740 1600 690V1000H0z',
      brush.vertical(brush.lit(growth.grass[0], 0.1), brush.lit(growth.grass[1])),
    ),
  )
  grove(
    brush,
    ['conifer'],
    [
      [230, 0.7],
      [300, 0.84],
      [1500, 0.8],
      [1570, 0.9],
      [60, 0.8],
    ],
    () => 736,
    0.06,
  )
  brush.add(
    path('M0 800C340 770 700 778 1000 796S1400 800 1600 782V820H0z', brush.lit('#a99f8e')),
    train(brush),
  )
  const heightAt = land(brush, { y: 840, swing: 18, waves: 3 })
  stand(
    brush,
    { draw: chalet, x: 1200, y: heightAt(1200) + 50, scale: 0.62 },
    {
      draw: () =>
        flagpole(
          brush,
          330,
          rect(0, 0, 84, 84, brush.lit('#d3222e')) +
            path('M33 14H51V33H70V51H51V70H33V51H14V33H33z', brush.lit('#ffffff')),
        ),
      x: 980,
      y: heightAt(980) + 50,
    },
    { draw: cow, x: 330, y: heightAt(330) + 170, scale: 1.2 },
    { draw: cow, x: 480, y: heightAt(480) + 36, scale: 0.7, flip: true },
    { draw: ridgeTent, x: 640, y: 1030, scale: 0.98 },
  )
  people(brush, [860, 1040], 1.08, 2)
  stand(brush, { draw: cow, x: 1330, y: 1080, scale: 1, flip: true })
  lowerEdge(brush)
}

/** The horn: a lit face and a shaded one that meet in a sharp ridge, with a bent tip. */
function horn(brush: Brush): void {
  const { light } = brush
  const rock = mix(mix(light.hill, brush.lit('#6f7480'), 0.6), light.haze, 0.18)
  const shade = mix(mix(rock, '#12212b', 0.34), light.haze, 0.12)
  const snow = mix(brush.lit('#fdfbf6'), light.haze, 0.06)
  const cold = mix(snow, light.hill, 0.34)
  brush.add(
    path(
      'M250 720C420 640 520 600 590 520L640 470L700 380L738 316L772 222L800 190L846 206L872 262L912 340L930 392L1000 470L1060 540C1160 610 1280 650 1420 720z',
      brush.vertical(rock, mix(rock, light.haze, 0.35)),
    ),
    path(
      'M800 190L846 206L872 262L912 340L930 392L1000 470L1060 540C1160 610 1280 650 1420 720H980L900 600L930 540L850 440L866 400L812 300L824 250z',
      shade,
    ),
    path(
      'M772 222L800 190L824 250L812 300L830 336L790 330L770 380L744 350L720 420L690 400L700 380L738 316z',
      snow,
    ),
    path(
      'M640 470L690 440L676 500L730 470L712 560L770 520L750 610L690 640L640 610L600 660L480 690C400 700 320 700 250 720C420 640 520 600 590 520z',
      snow,
    ),
    path('M800 420L836 470L810 500L870 590L840 660L800 610L770 640L790 540z', snow, 'opacity=".85"'),
    path('M846 206L872 262L850 280L880 330L862 350L930 392L912 340L872 262z', cold),
    path(
      'M1000 470L940 450L980 520L950 550L1040 600L1010 640L1120 680L1420 720C1280 650 1160 610 1060 540z',
      cold,
    ),
    line(
      'M800 190L824 250L812 300L866 400L850 440L930 540L900 600',
      mix(shade, '#12212b', 0.3),
      4,
      'opacity=".5"',
    ),
  )
}

/** Three red carriages with a white band, wheels on the line at y 786. */
function train(brush: Brush): string {
  const [light, red, dark] = brush.tones('#cf2630')
  const glass = windowColour(brush)
  let svg = line('M0 802C340 776 700 780 1000 796S1400 802 1600 784', brush.lit('#5d5650'), 6)
  for (const [x, y, turn] of [
    [360, 782, -1],
    [532, 780, 0.4],
    [704, 783, 1.4],
  ] as const)
    svg +=
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      rect(0, -70, 164, 64, red, 9) +
      rect(6, -74, 152, 9, light, 4) +
      path('M14 -58h26v24h-26zM48 -58h26v24h-26zM82 -58h26v24h-26zM116 -58h26v24h-26z', glass) +
      rect(0, -28, 164, 7, brush.lit('#fbf5e8')) +
      rect(4, -14, 156, 9, dark) +
      ellipse(32, -3, 10, 10, brush.lit('#33393b')) +
      ellipse(132, -3, 10, 10, brush.lit('#33393b')) +
      '</g>'
  return svg
}

interface ScenePalette {
  sky: [string, string]
  sun: string
  hills: [string, string, string]
  ground: string
  water?: string
}

const palettes: ScenePalette[] = [
  {
    sky: ['#f7d9a8', '#8fb8c4'],
    sun: '#fff3d6',
    hills: ['#7f9fa0', '#557a70', '#2f5a48'],
    ground: '#3d6b45',
    water: '#7fb0bd',
  },
  {
    sky: ['#ffd2a1', '#5d6f9a'],
    sun: '#ffe9c4',
    hills: ['#6f6a93', '#4b4f78', '#2c3858'],
    ground: '#24344a',
    water: '#c98f7a',
  },
  {
    sky: ['#d9eef2', '#6fb1cf'],
    sun: '#ffffff',
    hills: ['#9cc3bd', '#6da27b', '#3f7d4e'],
    ground: '#86b35d',
  },
  {
    sky: ['#fde6c8', '#9ecbd2'],
    sun: '#fff7e0',
    hills: ['#d9b98b', '#c39a63', '#7d7a45'],
    ground: '#e3c98f',
    water: '#3f98a8',
  },
]

/**
 * A drawn landscape as data URI, for stories only: hills, water or meadow, trees, tents. `seed` varies everything;
 * the same seed gives the same picture.
 */
function scene(seed: number, width = 1200, height = 800): string {
  const palette = palettes[seed % palettes.length]!
  const random = randomFrom(seed * 7919 + 13)
  const ridge = (top: number, swing: number) => {
    let path = `M0 ${top}`
    for (let x = 0; x < 1200; x += 200) {
      const y = top + (random() - 0.5) * swing
      path += `C${x + 70} ${y - swing * random()} ${x + 130} ${y + swing * 0.3} ${x + 200} ${top + (random() - 0.5) * swing * 0.6}`
    }
    return `${path}V800H0Z`
  }
  const trees = Array.from({ length: 16 }, () => {
    const x = random() * 1200
    const size = 40 + random() * 70
    const y = 600 + random() * 70
    return `<path d='M${x} ${y - size * 1.7}l${size * 0.42} ${size * 1.6}h${-size * 0.84}Z'/>`
  }).join('')
  const tents = [300 + random() * 160, 720 + random() * 200]
    .map((x, i) => {
      const s = 80 + random() * 40
      const body = i === 0 ? '#f4ead6' : '#e8743f'
      return `<path d='M${x} ${690 - s}l${s} ${s}h${-2 * s}Z' fill='${body}'/><path d='M${x} ${690 - s * 0.6}l${s * 0.34} ${s * 0.6}h${-s * 0.68}Z' fill='#3a2c22'/>`
    })
    .join('')
  const water = palette.water
    ? `<rect y='520' width='1200' height='90' fill='${palette.water}'/><path d='M0 545h260M420 560h300M800 540h340' stroke='#fff' stroke-opacity='.35' stroke-width='4'/>`
    : ''
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 1200 800' preserveAspectRatio='xMidYMid slice'><defs><linearGradient id='s' x1='0' y1='1' x2='0' y2='0'><stop stop-color='${palette.sky[0]}'/><stop offset='1' stop-color='${palette.sky[1]}'/></linearGradient></defs><rect width='1200' height='800' fill='url(#s)'/><circle cx='${820 + random() * 250}' cy='${190 + random() * 80}' r='58' fill='${palette.sun}'/><path d='${ridge(400, 170)}' fill='${palette.hills[0]}'/><path d='${ridge(470, 130)}' fill='${palette.hills[1]}'/>${water}<path d='${ridge(600, 50)}' fill='${palette.hills[2]}'/><g fill='${palette.hills[2]}'>${trees}</g><path d='M0 650c300-50 800-40 1200 10v140H0Z' fill='${palette.ground}'/>${tents}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** `src` function of a Picture that always returns the same drawn scene. */
export function sceneSource(seed: number): () => string {
  const uri = scene(seed)
  return () => uri
}

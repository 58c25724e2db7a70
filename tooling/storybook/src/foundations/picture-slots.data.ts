/** A place for pictures in a component: what its `Picture` states. */
export interface PictureSlot {
  /** From the root of the repository's `packages`. */
  readonly file: string
  /** Where it stands, in a designer's words. */
  readonly place: string
  /** The stories that show it. */
  readonly title: string
  /** `fill`: the place gives the form. */
  readonly ratio: string
  readonly widths: readonly number[]
  /** Width of the place by the width of the screen. */
  readonly sizes: readonly string[]
}

const tiles = '(min-width: 1280px) 387px, (min-width: 768px) 30vw, (min-width: 640px) 45vw'
const cards = '(min-width: 1280px) 283px, (min-width: 1024px) 22vw, (min-width: 640px) 45vw, min(78vw, 300px)'

/** All places for pictures, the largest first; picture-slots.test.ts compares them with the sources. */
export const pictureSlots: readonly PictureSlot[] = [
  {
    file: 'ui/src/hero/hero.tsx',
    place: 'Scene of a page, tall on the home page',
    title: 'Components/Content/Hero',
    ratio: 'fill',
    widths: [480, 640, 828, 960, 1280, 1600, 1920],
    sizes: ['100vw', '(min-width: 768px) 78vw, 100vw'],
  },
  {
    file: 'ui/src/gallery/gallery-dialog.tsx',
    place: 'Gallery on the whole screen',
    title: 'Components/Campsite/Gallery',
    ratio: 'fill',
    widths: [640, 828, 1280, 1920],
    sizes: ['100vw'],
  },
  {
    file: 'storefront/src/features/portal/booking-detail/booking-detail-page.tsx',
    place: 'Head of a booking',
    title: 'Pages/Booking',
    ratio: 'fill',
    widths: [480, 640, 960, 1280],
    sizes: ['(min-width: 1120px) 1080px, 92vw'],
  },
  {
    file: 'ui/src/gallery/gallery.tsx',
    place: 'Mosaic of a campsite: the large picture',
    title: 'Components/Campsite/Gallery',
    ratio: 'fill',
    widths: [480, 640, 828, 1280],
    sizes: ['(min-width: 1280px) 667px, (min-width: 768px) 52vw, 100vw'],
  },
  {
    file: 'ui/src/gallery/gallery.tsx',
    place: 'Mosaic of a campsite: the others',
    title: 'Components/Campsite/Gallery',
    ratio: 'fill',
    widths: [320, 480, 640, 828],
    sizes: ['(min-width: 1280px) 328px, (min-width: 768px) 26vw, 100vw'],
  },
  {
    file: 'ui/src/accommodation-row/accommodation-details.tsx',
    place: 'Details of an accommodation',
    title: 'Components/Campsite/AccommodationDetails',
    ratio: '3:2',
    widths: [320, 480, 640, 960],
    sizes: ['(min-width: 768px) 480px, 86vw'],
  },
  {
    file: 'storefront/src/features/search/home/app-section.tsx',
    place: "A brand's text on the home page",
    title: 'Pages/Home',
    ratio: '3:2',
    widths: [320, 480, 640, 960],
    sizes: ['(min-width: 1024px) 440px, (min-width: 768px) 44vw, 92vw'],
  },
  {
    file: 'storefront/src/features/content/editorial/page-sections.tsx',
    place: 'Text of a page',
    title: 'Pages/Theme',
    ratio: '3:2',
    widths: [320, 480, 640, 960],
    sizes: ['(min-width: 1024px) 440px, (min-width: 768px) 44vw, 92vw'],
  },
  {
    file: 'ui/src/tiles/picture-tile.tsx',
    place: 'Tile with words on the picture',
    title: 'Components/Content/Tiles',
    ratio: 'fill',
    widths: [320, 480, 640, 828],
    sizes: [`${tiles}, 92vw`],
  },
  {
    file: 'ui/src/tiles/picture-tile.tsx',
    place: 'Idea for a trip, alone or in a strip',
    title: 'Components/Content/Tiles',
    ratio: '3:2',
    widths: [320, 480, 640, 828],
    sizes: [`${tiles}, 92vw`, `${tiles}, min(78vw, 300px)`],
  },
  {
    file: 'ui/src/checkout/summary-box.tsx',
    place: 'Summary of the checkout',
    title: 'Components/Checkout/Steps, summary and outcome',
    ratio: '2:1',
    widths: [480, 828],
    sizes: ['(min-width: 1024px) 380px, 100vw'],
  },
  {
    file: 'ui/src/site-card/picture-strip.tsx',
    place: 'Card of a campsite',
    title: 'Components/Results/PictureStrip',
    ratio: 'fill',
    widths: [320, 480, 640, 828],
    sizes: ['(min-width: 640px) 356px, 92vw'],
  },
  {
    file: 'storefront/src/features/portal/home/next-stay.tsx',
    place: 'The next stay',
    title: 'Pages/Profile',
    ratio: 'fill',
    widths: [320, 480, 640, 960],
    sizes: ['(min-width: 640px) 320px, 92vw'],
  },
  {
    file: 'ui/src/tiles/destination-card.tsx',
    place: 'Card of a place',
    title: 'Components/Content/Tiles',
    ratio: '3:2',
    widths: [320, 480, 640, 828],
    sizes: [cards],
  },
  {
    file: 'ui/src/tiles/site-tile.tsx',
    place: 'A campsite without a stay',
    title: 'Components/Content/Tiles',
    ratio: '3:2',
    widths: [320, 480, 640],
    sizes: [cards],
  },
  {
    file: 'ui/src/compare/compare-table.tsx',
    place: 'Column of the comparison',
    title: 'Components/Results/CompareTable',
    ratio: 'fill',
    widths: [240, 320, 480, 640],
    sizes: ['(min-width: 640px) 280px, 46vw'],
  },
  {
    file: 'ui/src/confirmation/stay-place.tsx',
    place: 'Place of a booked stay',
    title: 'Components/Checkout/StayPlace',
    ratio: '3:2',
    widths: [240, 320, 480, 640, 828],
    sizes: ['(min-width: 640px) 240px, 90vw'],
  },
  {
    file: 'storefront/src/features/portal/home/home-favourites.tsx',
    place: 'Favourites in the portal',
    title: 'Pages/Profile',
    ratio: '3:2',
    widths: [160, 320, 480],
    sizes: ['(min-width: 640px) 240px, 96px'],
  },
  {
    file: 'storefront/src/features/portal/home/booking-list.tsx',
    place: 'Row of a booking',
    title: 'Pages/My bookings',
    ratio: 'fill',
    widths: [320, 480, 640],
    sizes: ['(min-width: 640px) 200px, 92vw'],
  },
  {
    file: 'ui/src/map/map-card.tsx',
    place: 'Card on the map',
    title: 'Components/Map/MapView',
    ratio: 'fill',
    widths: [160, 240, 320],
    sizes: ['128px'],
  },
  {
    file: 'ui/src/menus/destinations-menu.tsx',
    place: 'Menu of destinations',
    title: 'Components/Shell/Menus',
    ratio: '4:3',
    widths: [160, 240],
    sizes: ['96px'],
  },
  {
    file: 'ui/src/gallery/gallery-thumbnails.tsx',
    place: 'Thumbnails of the gallery',
    title: 'Components/Campsite/Gallery',
    ratio: '3:2',
    widths: [160, 240],
    sizes: ['84px'],
  },
]

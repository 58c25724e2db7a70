import type { Catalogue } from '@camping/catalogue/types/catalogue.types.ts'
import type { Transaction } from 'kysely'
import { insertRows } from '../../platform/db/insert-rows.ts'
import type { Database } from '../../platform/db/schema.ts'
import { funnelImages } from './funnel-images.ts'

/** Places, facilities, categories, fees and rates. */
export async function loadPlaces(db: Transaction<Database>, catalogue: Catalogue): Promise<void> {
  await insertRows(db, 'funnels', {
    columns: ['id', 'key', 'slug', 'name', 'intro', 'image_id', 'default_booking_date'],
    rows: catalogue.funnels.map(({ defaultBookingDate, ...funnel }) => ({
      ...funnel,
      image_id: funnelImages[funnel.key],
      default_booking_date: defaultBookingDate,
    })),
  })
  await insertRows(db, 'countries', {
    columns: [
      'id',
      'code',
      'slug',
      'name',
      'title',
      'place_phrase',
      'intro',
      'guide',
      'lat',
      'lng',
      'image_id',
      'funnel_ids',
    ],
    rows: catalogue.countries.map(({ imageId, funnelIds, where, ...country }) => ({
      ...country,
      place_phrase: where,
      image_id: imageId,
      funnel_ids: funnelIds,
    })),
  })
  await insertRows(db, 'areas', {
    columns: ['id', 'country_id', 'slug', 'name', 'place_phrase', 'intro', 'guide', 'lat', 'lng', 'image_id'],
    rows: catalogue.areas.map(({ countryId, where, imageId, ...area }) => ({
      ...area,
      country_id: countryId,
      place_phrase: where,
      image_id: imageId,
    })),
  })
  await insertRows(db, 'cities', {
    columns: [
      'id',
      'country_id',
      'area_id',
      'slug',
      'name',
      'global_name',
      'lat',
      'lng',
      'population',
      'guide',
    ],
    rows: catalogue.cities.map(({ countryId, areaId, globalName, ...city }) => ({
      ...city,
      country_id: countryId,
      area_id: areaId,
      global_name: globalName,
    })),
  })
  await insertRows(db, 'facility_groups', {
    columns: ['id', 'level', 'title'],
    rows: catalogue.facilityGroups,
  })
  const facilities = catalogue.facilityGroups.flatMap((group) =>
    group.items.map((item) => ({ ...item, group_id: group.id })),
  )
  await insertRows(db, 'facilities', {
    columns: ['id', 'group_id', 'name', 'position'],
    rows: facilities.map((facility, position) => ({ ...facility, position })),
  })
  await insertRows(db, 'accommodation_categories', {
    columns: ['key', 'name', 'position', 'to_bring'],
    rows: catalogue.accommodationCategories.map(({ toBring, ...category }, position) => ({
      ...category,
      position,
      to_bring: toBring,
    })),
  })
  await insertRows(db, 'fees', {
    columns: ['market', 'booking_fee', 'guarantee_fund_per_person'],
    rows: catalogue.fees.map((fee) => ({
      market: fee.market,
      booking_fee: fee.bookingFee,
      guarantee_fund_per_person: fee.guaranteeFundPerPerson,
    })),
  })
  await insertRows(db, 'currency_rates', {
    columns: ['currency', 'ppm', 'rate_date'],
    rows: catalogue.currencyRates.map(({ rateDate, ...rate }) => ({ ...rate, rate_date: rateDate })),
  })
  await insertRows(db, 'covers', {
    columns: [
      'market',
      'key',
      'position',
      'name',
      'text',
      'pays',
      'percent_hundredths',
      'per_person_night',
      'days_before',
    ],
    rows: catalogue.covers.map(({ percentHundredths, perPersonNight, daysBefore, ...cover }, position) => ({
      ...cover,
      position,
      percent_hundredths: percentHundredths,
      per_person_night: perPersonNight,
      days_before: daysBefore,
    })),
  })
}

import { readStored, writeStored } from '@camping/core/persist/storage.browser.ts'
import { useState } from 'react'
import { readVehicle, type Vehicle } from './vehicle.ts'

const key = 'vehicle'

/** The visitor's vehicle, which the tab remembers: it is the same at every campsite. Only for parts that the server does not render. */
export function useVehicle(): [Vehicle, (change: Partial<Vehicle>) => void] {
  const [vehicle, setVehicle] = useState(() => readVehicle(readStored('session', key)))
  return [
    vehicle,
    (change) => {
      const next = { ...vehicle, ...change }
      writeStored('session', key, JSON.stringify(next))
      setVehicle(next)
    },
  ]
}

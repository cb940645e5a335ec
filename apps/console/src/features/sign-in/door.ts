import { createContext } from 'react'
import { brand } from '../../shell/brand.ts'

/** What the frame of the sign-in says about where it leads. */
export type Door = { name: string; claim: string; note: string; whom: string }

/** The console's, unless the portal says otherwise. */
export const DoorContext = createContext<Door>({
  name: 'Console',
  claim: 'The desk behind the counter',
  note: 'Licences checked, customers helped, the shop kept in order. What you do here is recorded with your name.',
  whom: 'For members of staff only',
})

/** The sellers' portal. */
export const PORTAL_DOOR: Door = {
  name: 'Seller portal',
  claim: 'Your side of the counter',
  note: `Your parcels, your statements and your team at ${brand}. What you do here is recorded with your name.`,
  whom: 'For members of sellers only',
}

import { expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { destinationOf } from './destination.ts'

const world = useWorld()

// The invoice of the marketplace's fees names the state of its GSTIN as the supplier's (CGST Rules 46).
it('CART-23 taxes the marketplace’s own charges from the state of its GSTIN, wherever its office is', async () => {
  const context = {
    ...world.context,
    config: {
      ...world.context.config,
      OPERATOR_GSTIN: '29AAACX1234A1ZX',
      OFFICE_ADDRESS: '4 Dock Road, Mazgaon, Mumbai 400010, Maharashtra',
    },
  }
  const found = await destinationOf(context, world.db, { kind: 'guest', id: 'a-guest' }, '400001')
  expect(found?.platformStateCode).toBe('29')
})

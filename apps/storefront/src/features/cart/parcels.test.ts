import { expect, it } from 'vitest'
import { line } from '../../testing/goods.ts'
import { parcelsOf } from './parcels.ts'

const from = (ships_from: string) => ({
  stock: {
    state: 'in_stock' as const,
    delivery: { from: '2026-11-23', to: '2026-11-24', label: 'tomorrow', ships_from },
  },
})
const cochin = { name: 'Cochin Surgicals', state: 'Kerala' }
const pune = { name: 'Pune Medico', state: 'Maharashtra' }

it('puts what a seller sends from one place into one parcel, in the order of adding', () => {
  const parcels = parcelsOf([
    line('A', 'Gloves', { seller: cochin, ...from('Kochi') }),
    line('B', 'Masks', { seller: pune, ...from('Pune') }),
    line('C', 'Gauze', { seller: cochin, ...from('Kochi') }),
    line('D', 'Vaccine', { seller: cochin, ...from('Mumbai') }),
    line('E', 'Sutures', { seller: pune, stock: { state: 'out_of_stock' } }),
  ])
  expect(
    parcels.map(({ seller, shipsFrom, lines }) => [
      seller.name,
      shipsFrom,
      lines.map(({ sku_id }) => sku_id).join(),
    ]),
  ).toEqual([
    ['Cochin Surgicals', 'Kochi', 'A,C'],
    ['Pune Medico', 'Pune', 'B'],
    ['Cochin Surgicals', 'Mumbai', 'D'],
    ['Pune Medico', '', 'E'],
  ])
})

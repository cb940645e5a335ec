import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { order, parcel } from '../../../testing/orders.ts'
import { showConsole } from '../../../testing/show-console.tsx'

const delivered = (part: Parameters<typeof parcel>[0] = {}) =>
  parcel({
    state: 'delivered',
    state_label: 'Delivered',
    next: [],
    takes_proof: true,
    ...part,
  })
const kept = {
  id: 'f-1',
  name: 'Signed challan of the district hospital, received by the night sister.pdf',
  kept_at: '2026-11-24T10:00:00.000Z',
}
const choose = (name = 'parcel') =>
  userEvent.upload(
    page.getByLabelText(`Proof of delivery of ${name}`),
    new File(['%PDF-1.7'], 'challan.pdf', { type: 'application/pdf' }),
  )

it('ORDER-06 a proof of delivery is uploaded at its delivered parcel', async () => {
  let proofs: (typeof kept)[] = []
  showConsole('/console/orders/UP-1', {
    staffGetOrder: () => ({ order: order([delivered({ proofs })]) }),
    staffKeepDeliveryProof: () => {
      proofs = [kept]
      return { id: 'f-1', name: kept.name }
    },
  })
  await expect
    .element(page.getByRole('button', { name: 'Upload a proof of delivery' }))
    .toBeVisible()
  await choose()
  await expect.element(toast('The proof of delivery is kept.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: kept.name }))
    .toHaveAttribute('href', '/api/staff/delivery-proofs/f-1')
})

it('ORDER-06 a file that is no document is refused in words, and a parcel on its way takes none', async () => {
  showConsole('/console/orders/UP-1', {
    staffGetOrder: () => ({
      order: order([delivered(), parcel({ id: 'p-2', state: 'shipped' })]),
    }),
    staffKeepDeliveryProof: () => refuse('file_type_refused', 'Send a PDF, JPEG or PNG.'),
  })
  await choose('parcel 1')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/PDF, JPEG or PNG/)
  await expect
    .element(page.getByRole('button', { name: 'Upload a proof of delivery' }))
    .toHaveLength(1)
})

it('ORDER-06 one of a wrong parcel is removed after a question that Enter doesn’t answer with yes', async () => {
  let proofs = [kept]
  const shop = showConsole('/console/orders/UP-1', {
    staffGetOrder: () => ({ order: order([delivered({ proofs })]) }),
    staffRemoveDeliveryProof: () => {
      proofs = []
      return {}
    },
  })
  const ask = () => userEvent.click(page.getByRole('button', { name: `Remove ${kept.name}` }))
  await ask()
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/leaves the evidence file/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(shop.calls('staffRemoveDeliveryProof')).toEqual([])
  await ask()
  await userEvent.click(page.getByRole('button', { name: 'Remove it' }))
  await expect.element(page.getByRole('link', { name: kept.name })).not.toBeInTheDocument()
  expect(shop.calls('staffRemoveDeliveryProof')[0]?.params).toEqual({ id: 'f-1' })
})

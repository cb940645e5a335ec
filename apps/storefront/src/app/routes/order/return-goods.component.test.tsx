import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { fakeUploads } from '@upchar/testkit/browser/fake-uploads'
import { order, parcel } from '../../../testing/orders.ts'
import { showShop } from '../../../testing/show-shop.tsx'

type Returns = Omit<Answer<'getReturns'>, 'success'>
type Return = Returns['returns'][number]

const main = page.getByRole('main')
const section = main.getByRole('region', { name: 'Returns' })
const dialog = page.getByRole('dialog')
const reason = (code: string, label: string, quantity = 3) => ({
  code,
  label,
  quantity,
  until: '2026-11-27T10:00:00.000Z',
  needs_photo: code === 'damaged',
})
const returnable = [
  {
    line: 'l-1',
    title: 'Nitrile gloves',
    seller: 'Cochin Surgicals',
    can_replace: true,
    reasons: [reason('damaged', 'It arrived damaged'), reason('missing', 'Pieces are missing')],
  },
  {
    line: 'l-2',
    title: 'Pulse oximeter',
    seller: 'Cochin Surgicals',
    can_replace: true,
    reasons: [
      reason('damaged', 'It arrived damaged', 1),
      reason('not_working', 'The device doesn’t work', 1),
    ],
  },
]
const one = (part: Partial<Return> = {}): Return => ({
  id: '01990000-0000-7000-8000-000000000001',
  number: 'UP-1001/R1',
  state: 'requested',
  label: 'Asked for',
  words: 'We answer within 48 hours.',
  seller: 'Cochin Surgicals',
  reason: 'It arrived damaged',
  note: '',
  items: [{ title: 'Nitrile gloves', quantity: 2 }],
  opened_at: '2026-11-21T10:00:00.000Z',
  photos: [],
  refund: 0,
  account_href: '',
  replacements: [],
  can_take_money: false,
  can_withdraw: true,
  ...part,
})
const returns = (part: Partial<Returns> = {}): Returns => ({
  returnable,
  returns: [],
  asks_payout: false,
  wallet_choice: false,
  ...part,
})
const track = (answers: Answers) =>
  showShop('/order/UP-1001/track?key=k1', {
    getOrderStatus: () => ({
      order: order({ sub_orders: [parcel('p-1', { state: 'delivered' })] }),
    }),
    ...answers,
  })

describe('RET-02 returning goods', () => {
  it('asks why first, then shows what that reason allows, how many and until when, and sends it with the link’s key', async () => {
    fakeUploads()
    const shop = await track({
      getReturns: () => returns(),
      uploadOrderPhoto: () => ({
        file: {
          file_id: 'f-1',
          name: 'torn.jpg',
          media_type: 'image/jpeg',
          bytes: 9,
          uploaded_at: '2026-11-21T10:00:00.000Z',
        },
      }),
      requestReturn: () => returns({ returns: [one()] }),
    })
    await section.getByRole('button', { name: 'Return items' }).click()
    await dialog.getByRole('button', { name: 'Ask for the return' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Say what is wrong/)
    await dialog.getByLabelText('What is wrong?').selectOptions('not_working')
    await expect.element(dialog.getByText(/^Pulse oximeter/)).toBeVisible()
    expect(dialog.getByText(/^Nitrile gloves/).elements()).toEqual([])
    await dialog.getByLabelText('What is wrong?').selectOptions('damaged')
    await expect.element(dialog.getByText(/3 can be returned until 27 Nov 2026/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Ask for the return' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Choose how many/)
    await dialog.getByRole('textbox', { name: 'Quantity: Return: Nitrile gloves' }).fill('2')
    await dialog.getByLabelText(/^What should we know/).fill('Torn')
    await dialog.getByRole('button', { name: 'Ask for the return' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Add a photo/)
    expect(shop.calls('requestReturn')).toEqual([])
    await dialog.getByLabelText('Choose photos').upload(new File(['x'], 'torn.jpg'))
    await expect.element(dialog.getByRole('img', { name: 'torn.jpg' })).toBeInTheDocument()
    expect(shop.calls('uploadOrderPhoto')[0]?.query).toMatchObject({ id: 'o-1', key: 'k1' })
    await dialog.getByRole('button', { name: 'Ask for the return' }).click()
    await expect.element(page.getByRole('dialog', { name: 'We have your request' })).toBeVisible()
    expect(shop.calls('requestReturn')[0]?.body).toMatchObject({
      id: 'o-1',
      key: 'k1',
      items: [{ line: 'l-1', quantity: 2 }],
      reason: 'damaged',
      note: 'Torn',
      photos: ['f-1'],
    })
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect.element(section.getByText('We answer within 48 hours.')).toBeVisible()
  })

  it('RET-04 asks where the money goes for what was paid in cash, and shows why it is refused', async () => {
    const shop = await track({
      getReturns: () => returns({ asks_payout: true }),
      requestReturn: () => refuse('payout_missing', 'Enter a UPI ID'),
    })
    await section.getByRole('button', { name: 'Return items' }).click()
    await dialog.getByLabelText('What is wrong?').selectOptions('missing')
    await dialog.getByRole('textbox', { name: 'Quantity: Return: Nitrile gloves' }).fill('1')
    await dialog.getByLabelText('Where shall we send the money?').fill('asha@okhdfc')
    await dialog.getByRole('button', { name: 'Ask for the return' }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Enter a UPI ID/)
    expect(shop.calls('requestReturn')[0]?.body.pay_to).toBe('asha@okhdfc')
  })

  it('shows each return with its progress, and withdraws one that nobody has fetched', async () => {
    const shop = await track({
      getReturns: () =>
        returns({
          returnable: [],
          returns: [
            one({
              state: 'settled',
              label: 'Settled',
              words: '₹210.00 goes back.',
              can_withdraw: false,
              number: 'UP-1001/R1',
            }),
            one({ id: '01990000-0000-7000-8000-000000000002', number: 'UP-1001/R2' }),
          ],
        }),
      withdrawReturn: () =>
        returns({
          returnable: [],
          returns: [one({ state: 'withdrawn', label: 'Withdrawn', can_withdraw: false })],
        }),
    })
    await expect.element(section.getByText('₹210.00 goes back.')).toBeVisible()
    expect(section.getByRole('button', { name: 'Return items' }).elements()).toEqual([])
    await section.getByRole('button', { name: 'Withdraw return UP-1001/R2' }).click()
    await expect.element(section.getByText('Withdrawn')).toBeVisible()
    expect(shop.calls('withdrawReturn')[0]?.body.return).toMatch(/2$/)
  })

  it('OPS-06 takes the money where the seller of a replacement was stopped, and offers none of its goods again', async () => {
    const shop = await track({
      getReturns: () =>
        returns({
          returnable: returnable.map((item) => ({ ...item, can_replace: false })),
          returns: [
            one({
              state: 'settled',
              label: 'Replacement stopped',
              words: 'You can have your money back instead.',
              can_withdraw: false,
              can_take_money: true,
            }),
          ],
        }),
      takeMoneyBack: () =>
        returns({
          returns: [one({ state: 'settled', label: 'Settled', words: '₹210.00 goes back.' })],
        }),
    })
    await section.getByRole('button', { name: 'Return items' }).click()
    await dialog.getByLabelText('What is wrong?').selectOptions('damaged')
    await dialog.getByRole('textbox', { name: 'Quantity: Return: Nitrile gloves' }).fill('1')
    expect(dialog.getByLabelText('What would you like?').elements()).toEqual([])
    await dialog.getByRole('button', { name: 'Keep the goods' }).click()
    await section.getByRole('button', { name: 'Take the money back of return UP-1001/R1' }).click()
    await expect.element(section.getByText('₹210.00 goes back.')).toBeVisible()
    expect(shop.calls('takeMoneyBack')[0]?.body).toMatchObject({ key: 'k1', return: one().id })
    expect(section.getByRole('button', { name: /Take the money back/ }).elements()).toEqual([])
  })

  it('offers another try when they can’t be loaded', async () => {
    const shop = await track({ getReturns: away })
    await expect.element(section.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(shop.calls('getReturns')).not.toEqual([])
  })

  it('isn’t there, and isn’t asked for, before goods have arrived', async () => {
    const shop = await track({
      getOrderStatus: () => ({
        order: order({ sub_orders: [parcel('p-1', { state: 'shipped' })] }),
      }),
    })
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    expect(section.elements()).toEqual([])
    expect(shop.calls('getReturns')).toEqual([])
  })

  it('says of a replacement that stayed when and why its challan was cancelled; the number stays', async () => {
    await track({
      getReturns: () =>
        returns({
          returnable: [],
          returns: [
            one({
              state: 'settled',
              label: 'Settled',
              can_withdraw: false,
              replacements: [
                {
                  id: '01990000-0000-7000-8000-00000000000c',
                  state: 'cancelled',
                  label: 'Cancelled',
                  courier: '',
                  awb: '',
                  tracking_url: '',
                  challan: {
                    id: '01990000-0000-7000-8000-00000000000d',
                    number: 'MH1D/26-27/000004',
                    url: '/api/orders/o/invoices/d',
                    cancelled: {
                      at: '2026-11-21T10:00:00.000Z',
                      reason: 'The goods stayed here: return UP-1001/R1 was settled with money',
                    },
                  },
                },
              ],
            }),
          ],
        }),
    })
    await expect
      .element(
        section.getByRole('link', { name: 'Delivery challan MH1D/26-27/000004 (cancelled)' }),
      )
      .toHaveAttribute('href', '/api/orders/o/invoices/d')
    await expect
      .element(
        section.getByText(
          'Cancelled on 21 Nov 2026: The goods stayed here: return UP-1001/R1 was settled with money',
        ),
      )
      .toBeVisible()
  })
})

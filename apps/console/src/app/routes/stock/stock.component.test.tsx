import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showConsole } from '../../../testing/show-console.tsx'

const lot = {
  id: 5,
  sku: 'KNK-T',
  title: 'Cetzine tablets',
  warehouse: 'Mumbai depot',
  warehouse_id: 3,
  batch: 'CZ1',
  expires_on: '2027-01-31',
  on_hand: 40,
  held: 2,
  to_pack: 3,
  life: 'near' as const,
}
const item = {
  sku: 'KNK-T',
  title: 'Cetzine tablets',
  option_label: 'Standard',
  seller: 'Konkan',
  batch_needed: true,
  mrp: 50,
  price: 42,
  warehouses: [{ id: 3, name: 'Mumbai depot' }],
}
const receipt = {
  id: 9,
  source: 'purchase' as const,
  reference: 'INV-7',
  supplier: 'Cet Labs',
  received_on: '2026-11-24',
  at: '2026-11-24T05:30:00.000Z',
  by: { id: 'm', name: 'Ravi', email: 'ravi@upchar.example' },
  warehouse: 'Mumbai depot',
  lines: 1,
  pieces: 12,
}
const counted = { total: 1, total_is_more: false }
const stock = () => ({ lots: [lot], ...counted })

describe('stock', () => {
  it('lists batches with expiry and held pieces, narrowed to what is near its end', async () => {
    const shop = showConsole('/console/stock', { staffListStock: stock })
    await expect
      .element(page.getByRole('row', { name: /Cetzine/ }))
      .toMatchTextContent(/batch CZ1.*Near expiry.*40.*2 held.*3 to pack/)
    await page.getByRole('combobox', { name: 'Life left' }).selectOptions('near')
    await expect.poll(() => shop.href()).toBe('/console/stock?life=near')
    await expect
      .poll(() => shop.calls('staffListStock').at(-1)?.query)
      .toMatchObject({ life: 'near' })
  })

  it('says that nothing is there yet; support may not count', async () => {
    showConsole('/console/stock', {
      staffListStock: () => ({ lots: [], total: 0, total_is_more: false }),
    })
    await expect.element(page.getByText('Nothing in stock')).toBeVisible()
  })

  it('is read, not counted, by support', async () => {
    showConsole('/console/stock', { staffListStock: stock }, { role: 'support' })
    await expect.element(page.getByRole('row', { name: /Cetzine/ })).toBeVisible()
    expect(page.getByRole('button', { name: /Count/ }).query()).toBeNull()
    expect(page.getByRole('link', { name: 'Take goods in' }).query()).toBeNull()
  })

  it('is counted with a reason, on the number that was read; a refusal keeps what was typed', async () => {
    const shop = showConsole('/console/stock', {
      staffListStock: stock,
      staffCountStock: ({ body }) =>
        body.counted === 1
          ? refuse('stock_held', '2 pieces are held for checkouts that are being paid.')
          : { lot: { ...lot, on_hand: body.counted } },
    })
    await page.getByRole('button', { name: 'Count KNK-T CZ1' }).click()
    const form = page.getByRole('form', { name: /Count KNK-T/ })
    await expect.element(form.getByText(/say 43, of which 3 are sold/)).toBeVisible()
    await form.getByLabelText('Pieces on the shelf').fill('many')
    await form.getByRole('button', { name: 'Set' }).click()
    await expect.element(form.getByText(/Enter a whole number/).first()).toBeVisible()
    await form.getByLabelText('Pieces on the shelf').fill('1')
    await form.getByLabelText('Why it differs').selectOptions('damaged')
    await form.getByRole('button', { name: 'Set' }).click()
    await expect.element(form.getByRole('alert')).toMatchTextContent(/2 pieces are held/)
    await form.getByLabelText('Pieces on the shelf').fill('38')
    await form.getByRole('button', { name: 'Set' }).click()
    await expect
      .poll(() => shop.calls('staffCountStock').at(-1)?.body)
      .toEqual({
        on_hand: 40,
        to_pack: 3,
        counted: 38,
        reason: 'damaged',
        note: '',
      })
    await expect.element(toast(/38 pieces in the books/)).toBeVisible()
  })
})

describe('a receipt', () => {
  const at = '/console/stock/receipts/new'

  it('takes goods in by scanner and keyboard alone: batch and expiry come with the code', async () => {
    const shop = showConsole(at, {
      staffFindStockItem: () => ({ item }),
      staffReceiveStock: () => ({ receipt }),
      staffListReceipts: () => ({ receipts: [receipt], ...counted }),
    })
    await page.getByLabelText('Number of the invoice or note').fill('INV-7')
    await page.getByLabelText('Sent by').fill('Cet Labs')
    await page.getByLabelText('Scan or SKU').click()
    const code = '(01)08901234567890(17)280331(10)CZ1'
    for (let times = 0; times < 2; times++) {
      await page.getByLabelText('Scan or SKU').fill(code)
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByLabelText('Scan or SKU')).toHaveValue('')
    }
    expect(shop.calls('staffFindStockItem')[0]?.query).toEqual({ code: '08901234567890' })
    const row = page.getByRole('listitem', { name: 'KNK-T' })
    await expect.element(row.getByLabelText('Packs')).toHaveValue('2')
    await expect.element(row.getByLabelText('Batch')).toHaveValue('CZ1')
    await row.getByLabelText(/MRP on these packs/).fill('48.50')
    await page.getByRole('button', { name: 'Take in stock' }).click()
    await expect
      .poll(() => shop.calls('staffReceiveStock').at(-1)?.body)
      .toMatchObject({
        source: 'purchase',
        reference: 'INV-7',
        supplier: 'Cet Labs',
        warehouse_id: 3,
        lines: [{ sku: 'KNK-T', quantity: 2, batch: 'CZ1', expires_on: '2028-03-31', mrp: 48.5 }],
      })
    await expect.poll(() => shop.href()).toBe('/console/stock/receipts')
    await expect
      .element(page.getByRole('row', { name: /INV-7/ }))
      .toMatchTextContent(/Purchase INV-7.*Cet Labs.*12/)
  })

  it('loses no scan that comes while the one before is looked up', async () => {
    const answers: (() => void)[] = []
    showConsole(at, {
      staffFindStockItem: () =>
        new Promise<{ item: typeof item }>((resolve) => {
          answers.push(() => resolve({ item }))
        }),
    })
    const code = page.getByLabelText('Scan or SKU')
    for (const batch of ['CZ1', 'CZ2', 'CZ1']) {
      await code.fill(`(01)08901234567890(17)280331(10)${batch}`)
      await userEvent.keyboard('{Enter}')
    }
    for (const waiting of [0, 1, 2]) {
      await expect.poll(() => answers.length).toBe(waiting + 1)
      answers[waiting]?.()
    }
    const rows = page.getByRole('listitem', { name: 'KNK-T' })
    await expect.element(rows.nth(0).getByLabelText('Packs')).toHaveValue('2')
    await expect.element(rows.nth(1).getByLabelText('Packs')).toHaveValue('1')
    await expect.element(rows.nth(1).getByLabelText('Batch')).toHaveValue('CZ2')
  })

  it('says what is missing, which article is unknown, and what the server refuses of a line', async () => {
    const shop = showConsole(at, {
      staffFindStockItem: ({ query }) =>
        query.code === 'KNK-T' ? { item } : refuse('sku_unknown', 'No article has the SKU NO.'),
      staffReceiveStock: () =>
        refuse('receipt_invalid', 'These goods can’t be taken in like this.', {
          fields: [{ field: 'lines.0.expires_on', message: 'The batch has expired: send it back' }],
        }),
    })
    await page.getByRole('button', { name: 'Take in stock' }).click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/number of the invoice.*who sent.*Add what has come/)
    await page.getByLabelText('Scan or SKU').fill('NO')
    await page.getByRole('button', { name: 'Add' }).click()
    await expect.element(page.getByText('No article has the SKU NO.').first()).toBeVisible()
    await page.getByLabelText('Scan or SKU').fill('KNK-T')
    await page.getByRole('button', { name: 'Add' }).click()
    await page.getByLabelText('Number of the invoice or note').fill('INV-7')
    await page.getByLabelText('Sent by').fill('Cet Labs')
    await page.getByRole('button', { name: 'Take in stock' }).click()
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Enter the batch.*Enter the expiry/)
    expect(shop.calls('staffReceiveStock')).toEqual([])
    const row = page.getByRole('listitem', { name: 'KNK-T' })
    await row.getByLabelText('Batch').fill('CZ1')
    await row.getByLabelText('Expires on').fill('2026-01-31')
    await page.getByRole('button', { name: 'Take in stock' }).click()
    await expect
      .element(page.getByText('The batch has expired: send it back').first())
      .toBeVisible()
    await row.getByRole('button', { name: 'Remove KNK-T' }).click()
    expect(row.query()).toBeNull()
  })
})

const move = {
  id: 7,
  sku: 'KNK-T',
  title: 'Cetzine tablets',
  batch: 'CZ1',
  expires_on: '2027-01-31',
  origin: 'Mumbai depot',
  warehouse: 'Pune depot',
  state: 'asked' as const,
  asked: 10,
  sent: 0,
  received: 0,
  note: '',
  reason: '',
  asked_by: receipt.by,
  asked_at: '2026-11-24T05:30:00.000Z',
  challan: null,
  packed_by: null,
  packed_at: null,
  sent_by: null,
  sent_at: null,
  ended_by: null,
  ended_at: null,
}

const challan = { number: 'MH1D/26-27/000012', value: 120_000, e_way_bill: 'waiting' as const }
const later = {
  asked: move,
  packed: { ...move, state: 'packed' as const, sent: 8, packed_at: move.asked_at, challan },
  sent: { ...move, state: 'sent' as const, sent: 8, sent_at: move.asked_at, challan },
}

it('OPS-05 asks for a batch in another warehouse, packs it with its challan, sends it, and takes in what arrived with a reason for the rest', async () => {
  const shop = showConsole('/console/stock', {
    staffListStock: stock,
    staffFindStockItem: () => ({
      item: { ...item, warehouses: [...item.warehouses, { id: 4, name: 'Pune depot' }] },
    }),
    staffAskStockMove: () => ({ move }),
    staffListStockMoves: () => ({
      moves: [Object.values(later)[shop.calls('staffChangeStockMove').length] ?? later.sent],
      ...counted,
    }),
    staffChangeStockMove: () => ({ move }),
  })
  await page.getByRole('button', { name: 'Move KNK-T CZ1' }).click()
  const asking = page.getByRole('dialog', { name: 'Move KNK-T, batch CZ1' })
  await asking.getByLabelText('Pieces').fill('10')
  await asking.getByRole('button', { name: 'Ask for it' }).click()
  await expect.poll(() => shop.href()).toBe('/console/stock/moves')
  expect(shop.calls('staffAskStockMove')[0]?.body).toMatchObject({
    lot: 5,
    warehouse_id: 4,
    pieces: 10,
  })
  await page.getByRole('button', { name: 'Pack KNK-T, move 7' }).click()
  const packing = page.getByRole('dialog', { name: 'Pack KNK-T' })
  await packing.getByLabelText('Pieces that leave').fill('8')
  await packing.getByRole('button', { name: 'Pack and issue the challan' }).click()
  await expect
    .element(page.getByRole('link', { name: 'Transporter’s copy of MH1D/26-27/000012' }))
    .toHaveAttribute('href', '/api/staff/stock-moves/7/challan?copy=transporter')
  await expect
    .element(page.getByRole('link', { name: 'It can’t leave without an e-way bill' }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Send KNK-T, move 7' }).click()
  await page.getByRole('button', { name: 'It leaves' }).click()
  await page.getByRole('button', { name: 'Receive KNK-T, move 7' }).click()
  const receiving = page.getByRole('dialog', { name: 'Receive KNK-T' })
  await expect
    .element(receiving.getByLabelText('What became of the others'))
    .not.toBeInTheDocument()
  await receiving.getByLabelText('Pieces that arrived').fill('7')
  await receiving.getByLabelText('What became of the others').selectOptions('damaged')
  await receiving.getByRole('button', { name: 'Take in stock' }).click()
  await expect
    .poll(() => shop.calls('staffChangeStockMove').map(({ body }) => body))
    .toEqual([
      { step: 'pack', pieces: 8 },
      { step: 'send' },
      { step: 'receive', pieces: 7, reason: 'damaged' },
    ])
})

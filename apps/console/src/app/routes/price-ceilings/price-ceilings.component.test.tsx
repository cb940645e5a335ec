import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Ceilings = Omit<Answer<'staffListPriceCeilings'>, 'success'>
const ceilings: Ceilings = {
  today: '2026-11-24',
  revision: '2',
  formulations: [
    {
      id: 1,
      name: 'Paracetamol tablet 500 mg',
      unit: 'tablet',
      goods: 2,
      ceilings: [
        {
          id: 2,
          price: 0.8,
          valid_from: '2026-12-01',
          state: 'planned',
          source: 'S.O. 2(E)',
          made_by: null,
          made_at: '2026-11-20T05:00:00.000Z',
        },
        {
          id: 1,
          price: 0.91,
          valid_from: '2026-04-01',
          state: 'now',
          source: 'S.O. 1(E)',
          made_by: null,
          made_at: '2026-04-01T05:00:00.000Z',
        },
      ],
    },
  ],
  above: [
    {
      sku: 'PCM-TEN',
      title: 'Paracetamol',
      option_label: '10 tablets',
      formulation: 'Paracetamol tablet 500 mg',
      price: 9.5,
      most: 8.4,
      from: '2026-12-01',
      source: 'S.O. 2(E)',
      state: 'planned',
    },
  ],
}
const answers = { staffListPriceCeilings: () => ceilings }
const field = (name: string | RegExp) => page.getByRole('textbox', { name })

it('OPS-04 lists ceilings with their days, and what a planned one will take off sale', async () => {
  showConsole('/console/price-ceilings', answers, { role: 'support' })
  const table = page.getByRole('table', { name: 'Formulations' })
  await expect
    .element(table)
    .toMatchTextContent(/₹0\.91 a tablet, without GST, since 1 Apr 2026.*₹0\.80 a tablet/)
  expect(page.getByRole('button', { name: /^(New|Goods)/ }).elements()).toEqual([])
  await page.getByRole('link', { name: /Above a ceiling/ }).click()
  await expect
    .element(page.getByRole('table', { name: 'Above a ceiling' }))
    .toMatchTextContent(/PCM-TEN.*₹9\.50; at most ₹8\.40 with GST.*Off sale from 1 Dec 2026/)
})

it('OPS-04 sets the next ceiling, and its goods from two columns of a spreadsheet', async () => {
  let refused = true
  const shop = showConsole(
    '/console/price-ceilings',
    {
      ...answers,
      staffSetPriceCeiling: () => {
        if (!refused) return {}
        refused = false
        return refuse('changed_meanwhile', 'Somebody else has changed the ceiling prices.')
      },
      staffGetCeilingGoods: () => ({
        name: 'Paracetamol tablet 500 mg',
        unit: 'tablet',
        goods: [{ sku: 'PCM-TEN', units: 10 }],
        revision: 'r1',
      }),
      staffSetCeilingGoods: () => ({}),
    },
    { role: 'catalogue' },
  )
  await page.getByRole('button', { name: 'New price of Paracetamol tablet 500 mg' }).click()
  await field(/^Rupees a unit/).fill('many')
  await field(/^Notification/).fill('S.O. 3(E)')
  const save = page.getByRole('button', { name: 'Save the ceiling price' })
  await save.click()
  await expect.element(page.getByText('Enter rupees, such as 10 or 10.50').first()).toBeVisible()
  await field(/^Rupees a unit/).fill('0.85')
  await save.click()
  await expect
    .element(page.getByText('Somebody else has changed the ceiling prices.'))
    .toBeVisible()
  await save.click()
  await expect.element(toast('The ceiling price is saved')).toBeVisible()
  expect(shop.calls('staffSetPriceCeiling').at(-1)?.body).toEqual({
    name: 'Paracetamol tablet 500 mg',
    unit: 'tablet',
    price: 0.85,
    valid_from: '2026-11-24',
    source: 'S.O. 3(E)',
    seen_revision: '2',
  })

  await page.getByRole('button', { name: 'Goods of Paracetamol tablet 500 mg' }).click()
  const goods = field(/^Goods of/)
  await expect.element(goods).toHaveValue('PCM-TEN 10')
  await goods.fill('PCM-TEN\t10\nPCM-MORE')
  const send = page.getByRole('button', { name: 'Save the goods' })
  await send.click()
  await expect.element(page.getByText(/“PCM-MORE” can’t be read/).first()).toBeVisible()
  await goods.fill('PCM-TEN\t10\n\nPCM-MORE\t7.5\n')
  await field('Formulation').fill('Paracetamol tablet 650 mg')
  await send.click()
  await expect.element(toast('The goods are saved')).toBeVisible()
  expect(shop.calls('staffSetCeilingGoods')[0]?.body).toEqual({
    name: 'Paracetamol tablet 650 mg',
    goods: [
      { sku: 'PCM-TEN', units: 10 },
      { sku: 'PCM-MORE', units: 7.5 },
    ],
    seen_revision: 'r1',
  })
})

import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type Lot = Answer<'staffListQuarantine'>['lots'][number]
const lot = (part: Partial<Lot> = {}): Lot => ({
  lot: 7,
  sku_id: 'G-1',
  title: 'Nitrile gloves, M',
  seller: 'Cochin Surgicals',
  warehouse: 'Kochi',
  batch: 'B7',
  expires_on: '2027-01-31',
  quantity: 3,
  since: '2026-11-21T10:00:00.000Z',
  returns: [{ id: '01990000-0000-7000-8000-000000000001', number: 'UP-1001/R1' }],
  recalls: [],
  may_release: true,
  ...part,
})
const list = (lots: Lot[]) => ({ lots, total: lots.length, total_is_more: false })
const dialog = page.getByRole('dialog')
const decide = page.getByRole('button', { name: 'Decide about Nitrile gloves, M, batch B7' })

describe('RET-02 quarantine', () => {
  it('names what is kept apart, and takes pieces out with a reason', async () => {
    const desk = await showConsole(
      '/console/quarantine',
      {
        staffListQuarantine: () => list([lot()]),
        staffTakeFromQuarantine: () => ({ lot: lot({ quantity: 1 }) }),
      },
      { role: 'support' },
    )
    await expect.element(page.getByText('Nitrile gloves, M')).toBeVisible()
    await decide.click()
    await dialog.getByRole('button', { name: 'Take out of quarantine' }).click()
    await expect.element(dialog.getByText(/Choose what becomes of it/)).toBeVisible()
    await dialog.getByLabelText('What becomes of it?').selectOptions('release')
    await dialog.getByLabelText('Pieces').fill('2')
    await dialog.getByLabelText('Why').fill('Unopened, seal whole')
    await dialog.getByRole('button', { name: 'Take out of quarantine' }).click()
    await expect.poll(() => desk.calls('staffTakeFromQuarantine').length).toBe(1)
    expect(desk.calls('staffTakeFromQuarantine')[0]).toMatchObject({
      params: { lot: 7 },
      body: { outcome: 'release', quantity: 2, seen: 3, reason: 'Unopened, seal whole' },
    })
    await expect.poll(() => dialog.elements().length).toBe(0)
  })

  it('doesn’t offer to sell medicines and expired goods again, and says why something is refused', async () => {
    await showConsole(
      '/console/quarantine',
      {
        staffListQuarantine: () => list([lot({ may_release: false })]),
        staffTakeFromQuarantine: () => refuse('quantity_wrong', 'Only 3 are in quarantine.'),
      },
      { role: 'support' },
    )
    await decide.click()
    const outcome = dialog.getByLabelText('What becomes of it?')
    await expect.element(outcome).toMatchTextContent(/Destroy/)
    expect(outcome.getByRole('option', { name: 'Back into stock' }).elements()).toEqual([])
    await outcome.selectOptions('destroy')
    await dialog.getByLabelText('Why').fill('Seal broken')
    await dialog.getByRole('button', { name: 'Take out of quarantine' }).click()
    await expect.element(dialog.getByText(/Only 3 are in quarantine/)).toBeVisible()
  })

  it('shows finance the list without a decision, says when nothing is there, and when it can’t be loaded', async () => {
    await showConsole(
      '/console/quarantine',
      { staffListQuarantine: () => list([lot()]) },
      { role: 'finance' },
    )
    await expect.element(page.getByText('Nitrile gloves, M')).toBeVisible()
    expect(decide.elements()).toEqual([])
    await showConsole(
      '/console/quarantine',
      { staffListQuarantine: () => list([]) },
      { role: 'support' },
    )
    await expect.element(page.getByText('Nothing is in quarantine')).toBeVisible()
    await showConsole('/console/quarantine', { staffListQuarantine: away }, { role: 'support' })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

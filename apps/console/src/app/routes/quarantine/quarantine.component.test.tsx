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
  release: null,
  ...part,
})
const list = (lots: Lot[]) => ({
  lots,
  releases_waiting: lots.filter(({ release }) => release !== null).length,
  total: lots.length,
  total_is_more: false,
})
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
    await expect.element(dialog.getByText(/until another member of staff accepts/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Ask a colleague' }).click()
    await expect.poll(() => desk.calls('staffTakeFromQuarantine').length).toBe(1)
    expect(desk.calls('staffTakeFromQuarantine')[0]).toMatchObject({
      params: { lot: 7 },
      body: { outcome: 'release', quantity: 2, seen: 3, reason: 'Unopened, seal whole' },
    })
    await expect.poll(() => dialog.elements().length).toBe(0)
  })

  it('lets another member accept that pieces are sold again, or decline it with a reason', async () => {
    const release = {
      id: '01990000-0000-7000-8000-00000000000a',
      quantity: 2,
      reason: 'Unopened, seal whole',
      asked_by: { id: 'm-other', name: 'Ravi Kumar', email: 'ravi@upchar.example' },
      asked_at: '2026-11-23T10:00:00.000Z',
      alone_from: null,
    }
    const mine = {
      ...release,
      asked_by: { id: 'm-support', name: 'Meera Support', email: 'support@upchar.example' },
    }
    let refused = false
    const desk = await showConsole(
      '/console',
      {
        staffListQuarantine: () =>
          list([
            lot({ release }),
            lot({ lot: 8, batch: 'B8', quantity: 2, release: mine }),
            lot({
              lot: 9,
              batch: 'B9',
              release: { ...mine, alone_from: '2026-11-24T10:00:00.000Z' },
            }),
          ]),
        staffDecideRelease: () =>
          refused
            ? refuse('changed_meanwhile', 'A colleague has changed this.')
            : { lot: lot({ quantity: 1 }) },
      },
      { role: 'support' },
    )
    const button = (name: string) => page.getByRole('button', { name })
    const tile = page.getByRole('main').getByRole('link', { name: /Quarantine releases/ })
    await expect.element(tile.getByText('3', { exact: true })).toBeVisible()
    await tile.click()
    await expect.element(page.getByText(/Ravi Kumar asked/)).toBeVisible()
    await button('Accept Nitrile gloves, M, batch B7').click()
    await expect.poll(() => desk.calls('staffDecideRelease').length).toBe(1)
    expect(desk.calls('staffDecideRelease')[0]).toMatchObject({
      params: { lot: 7 },
      body: { id: release.id, accept: true },
    })
    // Of what one asked oneself: declining alone, and nothing is left to take out.
    await expect.element(page.getByText(/Somebody else has to accept it/)).toBeVisible()
    expect(button('Accept Nitrile gloves, M, batch B8').elements()).toEqual([])
    expect(button('Decide about Nitrile gloves, M, batch B8').elements()).toEqual([])
    await expect.element(page.getByText(/Meera Support can from 24 Nov/)).toBeVisible()
    await expect.element(button('Accept Nitrile gloves, M, batch B9')).toBeVisible()

    await button('Decline Nitrile gloves, M, batch B7').click()
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect.element(dialog.getByText(/Enter a reason, for the record/)).toBeVisible()
    await dialog.getByLabelText('Why').fill('The box is wet')
    refused = true
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect.element(dialog.getByText(/A colleague has changed this/)).toBeVisible()
    refused = false
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect.poll(() => dialog.elements().length).toBe(0)
    expect(desk.calls('staffDecideRelease').at(-1)).toMatchObject({
      body: { accept: false, reason: 'The box is wet' },
    })
    // The rest of the batch can be taken out, without a second request.
    await decide.click()
    await expect.element(dialog.getByLabelText('Pieces')).toHaveValue('1')
    expect(dialog.getByRole('option', { name: 'Back into stock' }).elements()).toEqual([])
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

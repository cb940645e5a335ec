import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showPortal } from '../testing/show-portal.tsx'

const none = {
  on_time: 0,
  late: 0,
  left_late: 0,
  waiting: 0,
  units: 0,
  not_supplied: 0,
  returned: 0,
}
const shown: Omit<Answer<'sellerGetPerformance'>, 'success'> = {
  before: { from: '2026-10-30', to: '2026-10-31' },
  total: {
    on_time: 398,
    late: 2,
    left_late: 1,
    waiting: 4,
    units: 1200,
    not_supplied: 3,
    returned: 6,
  },
  total_before: none,
  returns: [
    { reason: 'It arrived damaged', returns: 2, packs: 5, before: 1 },
    { reason: 'Pieces are missing', returns: 1, packs: 1, before: 0 },
  ],
}
const at = '/seller/performance?from=2026-11-01&to=2026-11-02'
const row = (name: RegExp) => page.getByRole('row', { name })

it('APP-01 shows each figure with what it is out of, beside the period before', async () => {
  const portal = showPortal(at, { sellerGetPerformance: () => shown }, { role: 'accounts' })
  // 2 of 400 are 0.5%: only none is 0%.
  await expect
    .element(row(/^Parcels that came late/))
    .toMatchTextContent(/2 of 400 \(1%\).*None was due/)
  await expect.element(row(/^Late, and handed over/)).toMatchTextContent(/1 of 400 \(1%\)/)
  await expect
    .element(row(/^Packs not supplied/))
    .toMatchTextContent(/3 of 1,200 \(1%\).*Nothing ordered/)
  await expect.element(row(/^Packs that came back/)).toMatchTextContent(/6 of 1,200 \(1%\)/)
  await expect
    .element(page.getByRole('table', { name: 'Returns by reason' }))
    .toMatchTextContent(/damaged.*2.*5 packs, 2 of 3 \(67%\) of returns · before 1/)
  await expect.element(page.getByText(/no fee, no limit and no place in lists/)).toBeVisible()
  expect(portal.calls('sellerGetPerformance').map(({ query }) => query)).toEqual([
    { from: '2026-11-01', to: '2026-11-02' },
  ])
})

it('APP-01 says that nothing was due, ordered or returned, and why days can’t be shown', async () => {
  showPortal(at, {
    sellerGetPerformance: ({ query }) =>
      query.from === '2026-11-01'
        ? { ...shown, total: none, returns: [] }
        : refuse('report_period_wrong', 'Choose at most 366 days'),
  })
  await expect.element(page.getByText('No returns')).toBeVisible()
  await expect.element(row(/^Packs not supplied/)).toMatchTextContent(/Nothing ordered/)
  const from = page.getByRole('textbox', { name: 'From' })
  await from.fill('01-01-2024')
  await expect.element(page.getByText('Choose at most 366 days')).toBeVisible()
})

import { expect, it } from 'vitest'
import { BUYERS, cellOf, wasReplaced } from './cells.ts'
import type { Rule } from './cells.ts'

const rule = (
  id: number,
  requirement: Rule['requirement'],
  valid_from: string,
  valid_to: string | null,
): Rule => ({
  id,
  product_class: 'DEV_A',
  business_type: 0,
  requirement,
  valid_from,
  valid_to,
  source: '',
  changed_by: null,
})
const guest = BUYERS[0] ?? { id: 0, name: '', short: '' }

it('names the current and the planned rule, and skips rules replaced before they took effect', () => {
  const rules = [
    rule(4, 'lead_only', '2026-12-10', null),
    rule(3, 'needs_kyc', '2026-12-01', '2026-12-09'),
    rule(2, 'blocked', '2026-12-05', '2026-11-30'),
    rule(1, 'allow', '2026-04-01', '2026-11-30'),
  ]
  const cell = cellOf(rules, 'DEV_A', guest, '2026-11-24')
  expect([cell.now, cell.planned?.id, cell.rules.map(({ id }) => id)]).toEqual([
    'allow',
    3,
    [4, 2, 3, 1],
  ])
  expect(cellOf(rules, 'DEV_A', guest, '2026-12-03')).toMatchObject({
    now: 'needs_kyc',
    planned: { id: 4 },
  })
  expect(rules.filter(wasReplaced).map(({ id }) => id)).toEqual([2])
  expect(cellOf([], 'BANNED', guest, '2026-11-24')).toMatchObject({
    now: 'blocked',
    planned: undefined,
  })
})

import { expect, it } from 'vitest'
import { documentsIssued } from './documents-issued.ts'
import { invoiceOf } from './testing/documents.ts'

it('OPS-07 shows a gap in a series as two runs of numbers, and counts what is void (table 13)', () => {
  const numbered = (number: number) => ({
    ...invoiceOf({ place: '27', taxablePaise: 10_000, number }),
    sequence: number,
  })
  const issued = documentsIssued([
    numbered(1),
    { ...numbered(2), standing: 'void' as const },
    numbered(4),
  ])
  expect(issued).toEqual([
    {
      nature: 1,
      series: 'A',
      first: 1,
      from: 'A/26-27/1',
      to: 'A/26-27/2',
      count: 2,
      cancelled: 1,
    },
    {
      nature: 1,
      series: 'A',
      first: 4,
      from: 'A/26-27/4',
      to: 'A/26-27/4',
      count: 1,
      cancelled: 0,
    },
  ])
})

import { describe, expect, it } from 'vitest'
import type { Choice, Matched } from './pad-rows.ts'
import { isOpen, readyRows, withAnswers, withLines, withScan } from './pad-rows.ts'

const line = (text: string, quantity = 1) => ({ text, quantity, sku: null })
const choice = (sku_id: string, part: Partial<Choice> = {}): Choice => ({
  sku_id,
  title: sku_id,
  option: '',
  slug: sku_id,
  brand: 'Glovex',
  pack_size: 1,
  moq: 1,
  max_oq: 10,
  price: 100,
  stock: { state: 'in_stock' },
  message: null,
  ...part,
})
const answer = (state: Matched['state'], ...choices: Choice[]): Matched => ({
  text: '',
  quantity: 1,
  state,
  reason: state === 'matched' ? null : 'Why',
  choices,
})

describe('the rows of a pad', () => {
  it('holds 200 lines and counts what is left', () => {
    const { rows } = withLines(
      [],
      Array.from({ length: 199 }, (_, i) => line(`Line ${i}`)),
    )
    const more = withLines(rows, [line('A'), line('B'), line('C')])
    expect([more.rows.length, more.left]).toEqual([200, 2])
    expect(new Set(more.rows.map(({ key }) => key)).size).toBe(200)
  })

  it('counts a code that is scanned again', () => {
    const once = withScan([], '8901')
    const twice = withScan(once.rows, '8901')
    expect(twice.rows.map(({ text, quantity }) => [text, quantity])).toEqual([['8901', 2]])
    expect([once.again, twice.again]).toEqual([false, true])
  })

  it('takes the product of a matched line, none of a doubtful one', () => {
    const { rows } = withLines([], [line('A', 3), line('B'), line('C'), line('D')])
    const asked = rows.slice(0, 4)
    const shown = withAnswers(rows.slice(0, 3), asked, [
      answer('matched', choice('A1'), choice('A2')),
      answer('doubtful', choice('B1')),
      answer('absent'),
      answer('matched', choice('D1')),
    ])
    expect(shown.map(({ sku }) => sku)).toEqual(['A1', null, null])
    expect(shown.map(isOpen)).toEqual([false, true, true])
    expect(readyRows(shown)).toMatchObject({ ready: [{ sku: 'A1' }], total: 300 })
  })

  it('adds what is in the cart no second time, until the line changes', () => {
    const { rows } = withLines([], [line('A', 3), line('B'), line('C')])
    const outcome = { sku_id: 'A1', title: 'A', quantity: 3, added: 3, message: null }
    const read = withAnswers(rows, rows, [
      answer('matched', choice('A1')),
      answer('matched', choice('B1')),
      answer('matched', choice('C1')),
    ])
    const shown = read.map((row) => ({
      ...row,
      outcome:
        row.sku === 'A1'
          ? outcome
          : row.sku === 'B1'
            ? { ...outcome, added: 0, message: 'No' }
            : null,
    }))
    expect(readyRows(shown)).toMatchObject({ ready: [{ sku: 'B1' }, { sku: 'C1' }], total: 500 })
    expect(readyRows(withScan(shown, 'A').rows).ready).toHaveLength(3)
  })

  it('leaves out what can’t be bought', () => {
    const { rows } = withLines([], [line('A')])
    const shown = withAnswers(rows, rows, [
      answer('matched', choice('A1', { message: 'Oops! Out of stock in your location.' })),
    ])
    expect(readyRows(shown).ready).toEqual([])
    expect(shown.map(isOpen)).toEqual([true])
  })
})

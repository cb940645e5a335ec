import { describe, expect, it } from 'vitest'
import type { SearchHits } from '../../modules/catalogue/index.ts'
import { judgeWords } from './judge-line.ts'
import type { PadGoods } from './model.ts'

const variant = (groupId: number, title: string, optionLabel: string, family = 'f'): PadGoods => ({
  variantId: groupId * 100 + optionLabel.length,
  groupId,
  sku: `${groupId}-${optionLabel}`,
  isShown: true,
  family,
  title,
  optionLabel,
  texts: [title, optionLabel],
})
const hits = (groupIds: number[], part: Partial<SearchHits> = {}): SearchHits => ({
  groupIds,
  close: groupIds.length,
  totalIsFloor: false,
  corrected: null,
  understood: [],
  filters: '',
  blocked: false,
  inexact: false,
  nearest: [],
  ...part,
})
const foley = ['14 Fr', '16 Fr'].map((size) => variant(1, 'Foley catheter', size))
const other = ['14 Fr', '16 Fr'].map((size) => variant(2, 'Foley catheter, silicone', size))
const tube = [variant(3, 'Foley catheter holder', '16 Fr', 'holder')]
const judge = (text: string, found: SearchHits, goods = [...foley, ...other, ...tube]) => {
  const { state, goods: choices } = judgeWords(
    text,
    found,
    Map.groupBy(goods, ({ groupId }) => groupId),
  )
  return [state, choices[0]?.sku]
}

describe('a line of words', () => {
  it('is matched where one variant has its size, whoever makes it', () => {
    expect(judge('foley catheter 16 fr', hits([1, 2]))).toEqual(['matched', '1-16 Fr'])
  })

  it('is matched by an option that it says word for word', () => {
    const swabs = ['10 × 20 cm', '10 × 10 cm'].map((size) => variant(4, 'Gauze swab', size))
    expect(judge('gauze swab 10 x 10 cm', hits([4]), swabs)).toEqual(['matched', '4-10 × 10 cm'])
  })

  it('is doubtful without a size, or with one that no variant has', () => {
    expect(judge('foley catheter', hits([1]))).toEqual(['doubtful', '1-14 Fr'])
    expect(judge('foley catheter 22 fr', hits([1]))[0]).toBe('doubtful')
    const only = [variant(5, 'Foley catheter', '14 Fr')]
    expect(judge('foley catheter 22 fr', hits([5]), only)).toEqual(['doubtful', '5-14 Fr'])
  })

  it('is doubtful where kinds differ, a word was corrected, or nothing is exact', () => {
    expect(judge('catheter 16 fr', hits([1, 3]))[0]).toBe('doubtful')
    const line = 'foley catheter 16 fr'
    expect(judge(line, hits([1], { corrected: 'foley' }))[0]).toBe('doubtful')
    expect(judge(line, hits([1], { inexact: true }))[0]).toBe('doubtful')
  })

  it('is absent where nothing is found, on sale, or ever sold online', () => {
    expect(judge('foley catheter', hits([]))).toEqual(['absent', undefined])
    expect(judge('foley catheter', hits([9]))).toEqual(['absent', undefined])
    expect(judge('foley catheter', hits([1], { blocked: true }))[0]).toBe('absent')
  })
})

import { describe, expect, it } from 'vitest'
import { numberIn, tsqueryOf, wordsOf } from './search-words.ts'

describe('what staff search for', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    // Short of a phone number: an order or a pincode, kept as it is.
    ['9198', '9198'],
    ['0123', '0123'],
    ['110 001', '110001'],
    ['123', undefined],
    ['Ward 12345', undefined],
  ])('reads %s as the number %s', (typed, number) => {
    expect(numberIn(typed)).toBe(number)
  })

  it('takes words as beginnings, of an address only its last part', () => {
    expect(wordsOf('Asha Clin')).toEqual([
      { text: 'asha', whole: false },
      { text: 'clin', whole: false },
    ])
    expect(wordsOf('ravi@gmail.co')).toEqual([
      { text: 'ravi', whole: true },
      { text: 'gmail', whole: true },
      { text: 'co', whole: false },
    ])
    expect(wordsOf('+91 98765 43210')).toEqual([{ text: '9876543210', whole: false }])
  })

  it('takes eight words at most, and none of signs alone', () => {
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
    expect(wordsOf('!!! — …')).toEqual([])
  })

  it('must contain all of the words, and nothing that PostgreSQL reads as syntax', () => {
    expect(tsqueryOf(wordsOf('ravi@gmail.co'))).toBe("'ravi' & 'gmail' & 'co':*")
    expect(tsqueryOf([{ text: "o'neil & | !", whole: false }])).toBe("'oneil':*")
  })
})

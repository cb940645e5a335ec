import { describe, expect, it } from 'vitest'
import { readMarkup, writeMarkup, type MarkupBlock } from './text-markup.ts'

const all: MarkupBlock[] = [
  { kind: 'text', text: 'Gloves come in sizes.' },
  { kind: 'heading', text: 'Which size?' },
  { kind: 'list', items: ['Measure the palm', 'Choose the next size up'] },
  {
    kind: 'table',
    head: ['Palm', 'Size'],
    rows: [
      ['6 | 7 cm', 'S'],
      ['8 cm', 'M'],
    ],
  },
  { kind: 'note', text: 'Latex can cause allergies.' },
  { kind: 'links', items: [{ name: 'All gloves', href: '/consumables/gloves' }] },
  { kind: 'picture', image: 'own-1', alt: 'A hand and a ruler' },
  { kind: 'text', text: '- not a list' },
  { kind: 'text', text: '\\ a backslash' },
]

describe('the format of pages', () => {
  it('reads what it writes', () => {
    expect(readMarkup(writeMarkup(all))).toEqual({ ok: true, value: all })
  })

  it('joins the lines of a paragraph, and knows blocks without blank lines between them', () => {
    expect(readMarkup('One\ntwo\n## Head\n- a\n- b\r\n\n\nThree')).toEqual({
      ok: true,
      value: [
        { kind: 'text', text: 'One two' },
        { kind: 'heading', text: 'Head' },
        { kind: 'list', items: ['a', 'b'] },
        { kind: 'text', text: 'Three' },
      ],
    })
  })

  it('has no HTML: tags stay text', () => {
    expect(readMarkup('<script>alert(1)</script>')).toEqual({
      ok: true,
      value: [{ kind: 'text', text: '<script>alert(1)</script>' }],
    })
  })

  it.each([
    ['', 1, /at least one line/],
    ['Hello\n\n[Away](https://evil.example)', 3, /page of this shop/],
    ['[Away](//evil.example)', 1, /page of this shop/],
    ['[Run](javascript:alert(1))', 0, /./],
    ['![](own-1)', 1, /what the picture shows/],
    ['| a | b |', 1, /table needs/],
    ['| a | b |\n| c |', 2, /needs 2 cells/],
  ])('says what is wrong with %j', (source, line, message) => {
    const read = readMarkup(source)
    // An address with brackets isn't a link at all.
    if (line === 0) expect(read).toMatchObject({ ok: true, value: [{ kind: 'text' }] })
    else
      expect(read).toEqual({
        ok: false,
        error: { line, message: expect.stringMatching(message) as string },
      })
  })
})

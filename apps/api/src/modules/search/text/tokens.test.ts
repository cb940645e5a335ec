import { describe, expect, it } from 'vitest'
import { transliterate } from './devanagari.ts'
import { lettersSpelled } from './letter-names.ts'
import { phoneticKey, skeleton } from './phonetic.ts'
import { stem } from './stem.ts'
import { codeOf, pairsOf, sizeTerm, tokenise, withFreeOf } from './tokens.ts'
import { sameQuantity } from './units.ts'

const terms = (text: string) => tokenise(text).map((token) => token.term)

describe('tokens', () => {
  it.each([
    ['5 ml', '5ml'],
    ['5ml', '5ml'],
    ['5 ML', '5ml'],
    ['5cc', '5ml'],
    ['16Fr', '16fr'],
    ['16 french', '16fr'],
    ['Fr 16', '16fr'],
    ['20 g', '20g'],
    ['20 gauge', '20g'],
    ['20G', '20g'],
    ['2-0', '2-0'],
    ['2/0', '2-0'],
    ['2 0', '2-0'],
    ['10-0', '10-0'],
    ['0.9 %', '0.9%'],
    ['0.90%', '0.9%'],
    ['37 percent', '37%'],
    ['1:80,000', '1:80000'],
    ['#15', '15'],
    ['no. 15', '15'],
    ['No 16', '16'],
    ['+21', '21'],
    ['+21.0 D', '21d'],
    ['21 dioptre', '21d'],
    ['N-95', 'n95'],
    ['X-Ray', 'xray'],
    ['C-arm', 'carm'],
    ['3-Ply', '3ply'],
    ['3 ply', '3ply'],
    ['25,000 IU', '25000iu'],
    ['1,25,000', '125000'],
    ['.018', '0.018'],
    ['6"', '6in'],
    ['１６Fr', '16fr'],
    ['40×', '40x'],
    ['12-channel', '12channel'],
    ['8901234567890', '8901234567890'],
    ['012345', '12345'],
    ['0012345', '0012345'],
    ['7 1/2', '7.5'],
    ['1/2 inch', '0.5in'],
    ['half inch', '0.5in'],
    ['½"', '0.5in'],
    ['2 c.c.', '2ml'],
    ['I.V.', 'iv'],
    ['I/V', 'iv'],
    ["50's", '50'],
    ['100’s', '100'],
    ['o t', 'ot'],
  ])('reads %s as %s', (text, term) => expect(terms(text)).toEqual([term]))

  it.each([
    ['XXS', 'xxs'],
    ['Extra small', 'xs'],
    ['Small', 's'],
    ['Medium', 'm'],
    ['mediam', 'm'],
    ['midium', 'm'],
    ['Large', 'l'],
    ['extra-large', 'xl'],
    ['XXL', 'xxl'],
    ['2XL', 'xxl'],
    ['XXXL', '3xl'],
    ['3XL', '3xl'],
    ['4xl', '4xl'],
  ])('reads %s as the clothing size %s', (text, size) => {
    const [token] = tokenise(text)
    expect(token?.kind).toBe('size')
    expect(sizeTerm(token?.text ?? '')).toBe(`size:${size}`)
  })

  it('pairs neighbours in their order', () => {
    expect(pairsOf(['coffee', 'table', 'top'])).toEqual(['~coffee table', '~table top'])
    expect(pairsOf(['coffee'])).toEqual([])
  })

  it('joins "free of" to one term, which no search for the thing itself finds', () => {
    const joined = (text: string) =>
      withFreeOf(tokenise(text)).map(({ term, text: as }) => [term, as])
    expect(joined('powder free gloves')).toEqual([
      ['powder-free', 'powder-free'],
      ['glove', 'gloves'],
    ])
    expect(joined('free powder')).toEqual([
      ['free', 'free'],
      ['powder', 'powder'],
    ])
    expect(joined('for free')[1]).toEqual(['free', 'free'])
    expect(joined('16 free').at(-1)).toEqual(['free', 'free'])
  })

  it('separates what only looks like a size', () => {
    expect(terms('HIV 1/2')).toEqual(['hiv', '1', '2'])
    expect(terms('4 x 1/2 inch')).toEqual(['4in', '0.5in'])
    expect(terms('s m l')).toEqual(['s', 'm', 'l'])
    expect(terms('10-20 ml')).toEqual(['10', '20ml'])
    expect(terms('10x10 cm')).toEqual(['10cm', '10cm'])
    expect(terms('2 x 50 ml')).toEqual(['2', '50ml'])
    expect(terms('4 in 1 set')).toEqual(['4', 'in', '1', 'set'])
    expect(terms('3-seater sofa')).toEqual(['3', 'seater', 'sofa'])
    expect(terms('380A')).toEqual(['380a'])
    expect(terms('18,20,22 g')).toEqual(['18', '20', '22g'])
  })

  it('reads sizes written with an x, and Roman numerals of a type', () => {
    expect(terms('4x4 inch')).toEqual(['4in', '4in'])
    expect(terms('26 x 1/2')).toEqual(['26', '0.5'])
    expect(terms('26G x 1/2"')).toEqual(['26g', '0.5in'])
    expect(terms('GIC Type IX')).toEqual(terms('gic type 9'))
    expect(terms('IV set')).toEqual(['iv', 'set'])
  })

  it('recognises clothing sizes as letters and words', () => {
    expect(tokenise('gloves XL').map((token) => token.kind)).toEqual(['word', 'size'])
    expect(tokenise('extra large')).toMatchObject([{ kind: 'size', text: 'xl' }])
  })

  it('normalises plurals, and British and American spelling', () => {
    for (const [one, other] of [
      ['nebulizers', 'nebuliser'],
      ['anesthesia', 'anaesthesia'],
      ['fibers', 'fibre'],
      ['colors', 'colour'],
      ['pediatric', 'paediatric'],
      ['boxes', 'box'],
      ['lenses', 'lens'],
      ['batteries', 'battery'],
      ['catheters', 'catheter'],
    ] as const) {
      expect(stem(one), one).toBe(stem(other))
    }
    for (const word of ['gauze', 'glass', 'virus', 'pelvis', 'gas', 'lens'])
      expect(stem(stem(word))).toBe(stem(word))
  })

  it('transliterates Devanagari as buyers type it', () => {
    for (const [hindi, latin] of [
      ['सिरिंज', 'sirinj'],
      ['बुखार', 'bukhar'],
      ['मशीन', 'mashin'],
      ['दस्ताने', 'dastane'],
      ['५ ml', '5 ml'],
      ['ज़रूरी', 'zaruri'],
      ['plain text', 'plain text'],
    ] as const) {
      expect(transliterate(hindi)).toBe(latin)
    }
    expect(lettersSpelled('isiji')).toContain('ecg')
    expect(lettersSpelled('bipi')).toContain('bp')
    expect(lettersSpelled('mask')).toEqual([])
  })

  it('normalises Indian spellings of a word', () => {
    for (const [variant, written] of [
      ['sirinj', 'syringe'],
      ['oxigen', 'oxygen'],
      ['stetoscope', 'stethoscope'],
      ['littman', 'littmann'],
      ['katgut', 'catgut'],
      ['vaccutainer', 'vacutainer'],
      ['weelchair', 'wheelchair'],
      ['fisiotherapy', 'physiotherapy'],
    ] as const) {
      expect(skeleton(phoneticKey(variant)), variant).toBe(skeleton(phoneticKey(written)))
    }
  })

  it('converts quantities between units', () => {
    expect(sameQuantity(2, 'l')).toEqual(['2000ml'])
    expect(sameQuantity(500, 'mg')).toContain('0.5g')
    expect(sameQuantity(4, 'in')).toEqual(['10.16cm', '10cm'])
    expect(codeOf(' Ab-12/3.x ')).toBe('ab123x')
  })
})

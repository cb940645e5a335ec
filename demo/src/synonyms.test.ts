import { describe, expect, it } from 'vitest'
import { blockedTerms, synonyms } from '@upchar/reference/synonyms'
import { generateCatalogue } from './generate.ts'
import type { AttributeScalar } from '@upchar/reference/family'

const catalogue = generateCatalogue({ today: '2026-11-21' })
const groups = [...catalogue.groups()]
const keys = new Set(catalogue.families.map((family) => family.key))
const meaning = new Map(synonyms.map((row) => [row.term, row]))

/** Domain reference 6: query, term in the table (`''`: the family's own name), family, attributes. */
const expectations: readonly (readonly [
  query: string,
  term: string,
  family: string,
  attributes?: Readonly<Record<string, AttributeScalar>>,
])[] = [
  ['bp machine', 'bp machine', 'bp-monitor-digital'],
  ['sugar strips', 'sugar strips', 'glucose-strips'],
  ['sirinj', 'sirinj', 'syringe-with-needle'],
  ['siring 5ml', 'siring', 'syringe-with-needle', { volume: 5 }],
  [
    'gloves medium powder free',
    'gloves medium',
    'nitrile-exam-gloves',
    { size: 'M', powderFree: true },
  ],
  ['hand gloves latex', 'hand gloves latex', 'latex-exam-gloves'],
  ['ot light', '', 'ot-light'],
  ['n95', 'n95', 'n95-respirator'],
  ['mask 3 ply', 'mask 3 ply', '3-ply-mask'],
  ['gluco meter', 'gluco meter', 'glucometer'],
  ['ryles tube', '', 'ryles-tube'],
  ['foleys 16', 'foleys', 'foley-catheter', { size: 16 }],
  ['vicryl 2-0', 'vicryl', 'absorbable-suture', { size: '2-0' }],
  ['katgut', 'katgut', 'catgut-suture'],
  ['cannula 20g', 'cannula', 'iv-cannula', { gauge: 20 }],
  ['iv set', 'iv set', 'iv-infusion-set'],
  ['intracath 22', 'intracath', 'iv-cannula', { gauge: 22 }],
  ['venflon pink', 'venflon pink', 'iv-cannula', { gauge: 20, colour: 'Pink' }],
  ['drip stand', 'drip stand', 'iv-stand'],
  ['sui', 'sui', 'hypodermic-needle'],
  ['patti', 'patti', 'gauze-swab-roll'],
  ['rui', 'rui', 'cotton-wool'],
  ['bukhar wali machine', 'bukhar wali machine', 'infrared-thermometer'],
  ['thermameter', 'thermameter', 'infrared-thermometer'],
  ['oxymeter', 'oxymeter', 'pulse-oximeter'],
  ['oxigen machine', 'oxigen machine', 'oxygen-concentrator'],
  ['nebulizer', 'nebulizer', 'nebuliser'],
  ['bhaap machine', 'bhaap machine', 'nebuliser'],
  ['stetoscope', 'stetoscope', 'stethoscope'],
  ['littman', 'littman', 'stethoscope'],
  ['ecg jelly', 'ecg jelly', 'ecg-gel'],
  ['sonography gel', 'sonography gel', 'ultrasound-gel'],
  ['ecg roll', 'ecg roll', 'ecg-paper'],
  ['urobag', 'urobag', 'urine-collection-bag'],
  ['diaper adult xl', 'diaper adult xl', 'adult-diaper', { size: 'XL' }],
  ['walker budhe ke liye', 'walker budhe ke liye', 'walker'],
  ['wheel chair', 'wheel chair', 'wheelchair'],
  ['kamar belt', 'kamar belt', 'knee-ls-brace', { part: 'Lower back' }],
  ['ghutna cap', 'ghutna cap', 'knee-ls-brace', { part: 'Knee' }],
  ['garam pani ki thaili', 'garam pani ki thaili', 'hot-water-bag'],
  ['tens machine', 'tens machine', 'tens'],
  ['pregnancy kit', 'pregnancy kit', 'pregnancy-test'],
  ['prega news', 'prega news', 'pregnancy-test'],
  ['copper t', 'copper t', 'copper-iud'],
  ['pap smear brush', 'pap smear brush', 'cytology-brush'],
  ['dialyzer f6', 'dialyzer f6', 'dialyser', { flux: 'Low flux' }],
  ['av fistula needle 16', 'av fistula needle', 'av-fistula-needle', { gauge: 16 }],
  ['iol +21', 'iol', 'intraocular-lens', { dioptre: 21 }],
  ['eye drop dry eyes', 'eye drop dry eyes', 'eye-drops-lubricant'],
  ['trial box', 'trial box', 'trial-lens-set'],
  ['rct file', 'rct file', 'rotary-endo-files'],
  ['composit a2', 'composit a2', 'composite-restorative', { shade: 'A2' }],
  ['gic', 'gic', 'glass-ionomer-cement'],
  ['alginet', 'alginet', 'alginate'],
  ['airotor', 'airotor', 'high-speed-handpiece'],
  ['light cure gun', 'light cure gun', 'curing-light'],
  ['autoclev', 'autoclev', 'autoclave'],
  [
    'vaccutainer purple',
    'vaccutainer purple',
    'blood-collection-tube',
    { colour: 'Purple', additive: 'K3 EDTA' },
  ],
  ['urin strip', 'urin strip', 'urine-strips'],
  ['maleria kit', 'maleria kit', 'rapid-malaria-kit'],
  ['dengu ns1', 'dengu ns1', 'dengue-ns1-igg-igm', { markers: 'NS1' }],
  ['rabipur', 'rabipur', 'rabies-cell-culture'],
  ['dolo', 'dolo', 'paracetamol'],
  ['ceftriaxone 1g', 'ceftriaxone', 'ceftriaxone-inj', { strength: '1 g' }],
  [
    'hospital bed 2 function',
    'hospital bed 2 function',
    'hospital-bed',
    { functions: '2 function', type: 'Semi fowler' },
  ],
  ['purana ultrasound', 'purana ultrasound', 'refurbished-ultrasound'],
  ['second hand usg', 'second hand usg', 'refurbished-ultrasound'],
  ['sanetizer', 'sanetizer', 'hand-rub'],
]

describe('synonyms', () => {
  it.each(
    expectations.map(([query, term, family, attributes]) => ({
      query,
      term,
      family,
      attributes: attributes ?? {},
    })),
  )('"$query" has a word and a product', ({ term, family, attributes }) => {
    if (term !== '') expect(meaning.get(term)?.familyKeys.slice(0, 3), term).toContain(family)
    const fits = groups.some(
      (group) =>
        group.familyKey === family &&
        group.variants.some((variant) => {
          const have = new Map(
            [...group.attributes, ...variant.attributes].map((attribute) => [
              attribute.key,
              attribute.value,
            ]),
          )
          return Object.entries(attributes).every(([key, value]) => have.get(key) === value)
        }),
    )
    expect(fits).toBe(true)
  })

  it('has more than 400 terms, each once, for known families', () => {
    expect(synonyms.length).toBeGreaterThan(1500)
    expect(meaning.size).toBe(synonyms.length)
    expect(
      synonyms.flatMap((row) =>
        row.familyKeys.filter((key) => !keys.has(key)).map((key) => `${row.term}: ${key}`),
      ),
    ).toEqual([])
    expect(
      synonyms.filter(
        (row) => row.term === '' || (row.familyKeys.length === 0 && row.expansion === null),
      ),
    ).toEqual([])
    expect(synonyms.filter((row) => row.kind === 'devanagari').length).toBeGreaterThan(60)
  })

  it('maps "mask" to face masks and oxygen masks, and neither "16" nor "fevi" to a product', () => {
    expect(meaning.get('mask')?.familyKeys).toEqual(
      expect.arrayContaining(['3-ply-mask', 'oxygen-mask']),
    )
    expect(meaning.has('16')).toBe(false)
    expect(meaning.has('fevi')).toBe(false)
  })

  it('blocks narcotic and psychotropic names with a neutral answer', () => {
    const blocked = new Map(blockedTerms.map((row) => [row.term, row.message]))
    for (const term of ['morphine', 'ketamine', 'alprazolam'])
      expect(blocked.get(term)).toBe('This item is not available on Upchar.')
    expect(synonyms.filter((row) => blocked.has(row.term))).toEqual([])
    expect(
      groups.filter((group) =>
        [...blocked.keys()].some((term) => group.title.toLowerCase().includes(term)),
      ),
    ).toEqual([])
  })
})

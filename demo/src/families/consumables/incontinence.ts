import { axis, given, kind } from '../../define-family.ts'
import type { InventedFamily } from '../../define-family.ts'
import { common } from './common.ts'

export const incontinenceFamilies: readonly InventedFamily[] = [
  {
    ...common,
    key: 'adult-diaper',
    code: 'ADP',
    weight: 900,
    depth: 8,
    pack: [10, 'diaper'],
    uses: ['bedridden patients and elderly care', 'wards, nursing homes and home care'],
    lines: [
      'The core turns urine into gel and keeps the surface dry for up to eight hours.',
      'High leg guards stop leaks when the patient is turned.',
      'A wetness line changes colour, so that carers need not open the diaper to look.',
      'Measure the waist at the widest part; a size too large leaks at the legs.',
    ],
    points: ['Gel-locking core', 'Leg guards', 'Wetness indicator'],
    attrs: {
      size: axis(['S', 'M', 'L', 'XL', 'XXL'], { step: 0.05, popular: 'L' }),
      style: given(),
      absorbency: given(),
    },
    kinds: [
      kind('Adult Diaper Tape Style', 260, 620, 'Four tapes open and close again for checking.', {
        style: 'Tape',
        absorbency: 'Day',
      }),
      kind(
        'Adult Diaper Pants, Pull-Up',
        320,
        720,
        'The elastic waist is worn like ordinary underwear.',
        { style: 'Pull-up', absorbency: 'Day' },
      ),
      kind(
        'Adult Diaper Tape Style, Overnight',
        340,
        760,
        'A thicker core lasts through the night.',
        { style: 'Tape', absorbency: 'Night' },
      ),
    ],
  },
  {
    ...common,
    key: 'underpad',
    code: 'UNP',
    weight: 620,
    depth: 6,
    pack: [10, 'pad'],
    uses: ['protecting beds, delivery tables and chairs', 'labour rooms, wards and home care'],
    lines: [
      'The quilted surface spreads fluid over the whole core, so the skin stays dry.',
      'The film at the back does not slip on the sheet.',
      'Sealed edges on four sides hold fluid in.',
      'Change the pad when it is wet: a dry surface is the best guard against bed sores.',
    ],
    points: ['Leak-proof back film', 'Quilted absorbent core', 'Sealed edges'],
    attrs: {
      size: axis(['60 × 60 cm', '60 × 90 cm', '90 × 90 cm'], { step: 0.25 }),
      core: given(),
    },
    kinds: [
      kind('Disposable Underpad', 140, 340, 'The fluff pulp core is for everyday bed care.', {
        core: 'Fluff pulp',
      }),
      kind(
        'Disposable Underpad with Gel Core',
        190,
        460,
        'Gel grains bind heavy flow, as in labour rooms.',
        { core: 'Fluff pulp and gel' },
      ),
    ],
  },
]

import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

export const veterinarySupplyFamilies: readonly InventedFamily[] = [
  {
    key: 'veterinary-syringe',
    code: 'VSY',
    pack: [1, 'piece'],
    weight: 280,
    warranty: 6,
    maxOq: 50,
    depth: 3,
    uses: ['vaccinating herds and flocks', 'cattle, goats, sheep and poultry'],
    points: ['Dose nut', 'Luer lock', 'Spare seals included', 'Comes apart for boiling'],
    lines: [
      'Boil or autoclave the parts before use; no spirit for live vaccines.',
      'Change the needle after every ten animals at least.',
      'Grease the seal with paraffin.',
      'Spare glass and seals are sold with it.',
    ],
    attrs: {
      volume: axis([10, 20, 30, 50], { step: 0.16, popular: 20 }),
      type: given(),
    },
    kinds: [
      kind('Veterinary Metal Syringe', 240, 920, 'Chromed brass and glass.', { type: 'Metal' }),
      kind('Automatic Veterinary Syringe', 780, 2900, 'A handle gives dose after dose.', {
        type: 'Automatic',
      }),
      kind('Veterinary Nylon Syringe', 140, 480, 'Light and unbreakable.', { type: 'Nylon' }),
    ],
  },
  {
    key: 'examination-sleeve',
    code: 'VES',
    pack: [100, 'glove'],
    weight: 1100,
    maxOq: 200,
    depth: 3,
    uses: ['pregnancy checks and insemination of cattle', 'calving and dairy farms'],
    points: ['Fits both hands', 'Soft and sensitive', 'Tear-resistant film', 'Single use'],
    lines: [
      'Wet it with lubricant and not with soap.',
      'Fix it at the shoulder with a clip.',
      'A new glove for each animal keeps the herd healthy.',
      'Five fingers, usable on both hands.',
    ],
    attrs: {
      length: axis([82, 90, 94], { step: 0.08, popular: 90 }),
      strength: given(),
    },
    kinds: [
      kind('Veterinary Examination Sleeves, Soft', 240, 690, 'Thin film for pregnancy checks.', {
        strength: 'Soft',
      }),
      kind('Veterinary Examination Sleeves, Strong', 320, 860, 'Thicker film for calving.', {
        strength: 'Strong',
      }),
      kind('Veterinary Examination Sleeves with Neck Loop', 390, 980, 'A loop holds the sleeve.', {
        strength: 'Strong',
      }),
    ],
  },
  {
    key: 'pet-collar',
    code: 'PTC',
    pack: [1, 'piece'],
    weight: 140,
    maxOq: 200,
    depth: 3,
    uses: ['dogs and cats after surgery', 'eye and skin treatment'],
    points: ['Clear, lets the animal see', 'Soft edge', 'Adjusts in steps', 'Washable'],
    lines: [
      'Two fingers should fit between collar and neck.',
      'Raise the bowl so that the animal can eat.',
      'Take it off only under watch.',
      'Wipe it daily with soap and water.',
    ],
    attrs: {
      size: axis(['XS', 'S', 'M', 'L', 'XL'], { step: 0.14, popular: 'M' }),
      type: given(),
    },
    kinds: [
      kind('Elizabethan Collar, Clear Plastic', 110, 420, 'A clear cone with soft edge.', {
        type: 'Plastic',
      }),
      kind('Elizabethan Collar, Soft Fabric', 240, 720, 'Bends for sleeping.', { type: 'Fabric' }),
      kind('Inflatable Recovery Collar', 320, 920, 'A ring of air for calm animals.', {
        type: 'Inflatable',
      }),
    ],
  },
]

import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

export const clinicSupplyFamilies: readonly InventedFamily[] = [
  {
    key: 'temporary-cement',
    code: 'ZOE',
    pack: [1, 'kit'],
    weight: 170,
    maxOq: 100,
    depth: 3,
    uses: ['temporary fillings and crowns', 'lining deep cavities'],
    points: ['Calms the pulp', 'Easy to remove', 'Sets in the mouth', 'Measuring spoon included'],
    lines: [
      'Mix powder into the oil until a thread no longer sticks.',
      'Eugenol hinders the setting of composite.',
      'It sets faster in the moist mouth than on the slab.',
      'Wipe the slab with alcohol before it hardens.',
    ],
    attrs: {
      size: axis(['30 g and 10 ml', '50 g and 20 ml', '110 g and 30 ml'], {
        step: 0.35,
        popular: '50 g and 20 ml',
      }),
      type: given(),
    },
    kinds: [
      kind(
        'Zinc Oxide Eugenol Cement, Powder and Liquid',
        140,
        620,
        'The classic of every surgery.',
        { type: 'Powder and liquid' },
      ),
      kind('Reinforced Zinc Oxide Eugenol Cement', 260, 980, 'Resin makes it last for months.', {
        type: 'Reinforced',
      }),
      kind(
        'Temporary Cement without Eugenol, Two Pastes',
        420,
        1300,
        'Safe below composite.',
        { type: 'Without eugenol' },
        { axis: ['2 × 25 g', '2 × 50 g'] },
      ),
    ],
  },
  {
    key: 'dental-hand-instruments',
    code: 'DHI',
    pack: [1, 'set'],
    weight: 120,
    maxOq: 200,
    depth: 3,
    uses: ['examination and filling', 'the tray for each patient'],
    points: ['Stainless steel', 'Autoclavable at 134 °C', 'Balanced handles', 'Mirror No. 5'],
    lines: [
      'Clean them at once: dried cement spoils the edge.',
      'Bag them before the autoclave so that they stay sterile.',
      'Mirrors unscrew and are replaced when they are scratched.',
      'Hollow handles tire the hand less.',
    ],
    attrs: {
      pieces: axis([3, 5, 6, 10], { step: 0.35, popular: 5 }),
      set: given(),
    },
    kinds: [
      kind('Dental Examination Set', 140, 780, 'Mirror, probe and tweezers first of all.', {
        set: 'Examination',
      }),
      kind('Dental Filling Instrument Set', 320, 1500, 'For carrying and shaping composite.', {
        set: 'Filling',
      }),
      kind('Dental Scaler Set, Hand', 420, 1800, 'For removing tartar by hand.', {
        set: 'Scaling',
      }),
    ],
  },
  {
    key: 'saliva-ejector',
    code: 'SJE',
    pack: [100, 'piece'],
    weight: 320,
    maxOq: 200,
    depth: 3,
    uses: ['dental treatment and hygiene', 'oral surgery'],
    points: ['Keeps its shape', 'Soft tip', 'Does not block', 'Latex-free'],
    lines: [
      'Bend it to a hook over the lip.',
      'The patient must not close the lips round it: saliva can flow back.',
      'One tip for each patient.',
      'It fits hoses of 6.5 mm.',
    ],
    attrs: {
      length: axis(['12.5 cm', '14 cm', '15 cm'], { step: 0.06, popular: '15 cm' }),
      tip: given(),
    },
    kinds: [
      kind('Saliva Ejectors, Clear', 110, 290, 'A clear tube with coloured tip.', { tip: 'Fixed' }),
      kind(
        'Saliva Ejectors with Removable Tip',
        140,
        360,
        'The tip can be taken off for suction of bits.',
        { tip: 'Removable' },
      ),
      kind('High-Volume Suction Tips', 160, 460, 'A wide tube for spray and blood.', {
        tip: 'Wide',
      }),
    ],
  },
  {
    key: 'rubber-dam',
    code: 'RBD',
    pack: [36, 'sheet'],
    weight: 160,
    maxOq: 200,
    depth: 3,
    uses: ['root canal treatment', 'composite fillings'],
    points: ['Strong and stretchy', 'Powder-free', 'Mint scent', 'Even thickness'],
    lines: [
      'Thin sheets pass tight contacts, thick ones push the gum back.',
      'Tie the clamp with floss before it goes into the mouth.',
      'Blue and green rest the eyes and show the tooth well.',
      'Take non-latex sheets for patients with allergy.',
    ],
    attrs: {
      size: axis(['5 × 5 inch', '6 × 6 inch'], { step: 0.12, popular: '6 × 6 inch' }),
      thickness: given(),
      colour: given(),
    },
    kinds: [
      kind('Rubber Dam Sheets, Medium', 240, 690, 'The usual thickness.', {
        thickness: 'Medium',
        colour: 'Blue',
      }),
      kind('Rubber Dam Sheets, Heavy', 260, 740, 'For a dry field with strong retraction.', {
        thickness: 'Heavy',
        colour: 'Green',
      }),
      kind('Rubber Dam Sheets, Thin', 230, 680, 'For tight contacts.', {
        thickness: 'Thin',
        colour: 'Green',
      }),
    ],
  },
]

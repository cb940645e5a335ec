import { axis, given, kind } from '../../define-family.ts'
import type { InventedFamily } from '../../define-family.ts'
import { common } from './common.ts'

export const dressingFamilies: readonly InventedFamily[] = [
  {
    ...common,
    key: 'gauze-swab-roll',
    code: 'GZE',
    weight: 140,
    depth: 12,
    pack: [100, 'swab'],
    uses: [
      'cleaning, packing and dressing wounds',
      'dressing rooms, theatres and first aid',
      'dressing burns, cuts and surgical wounds',
    ],
    lines: [
      'Bleached pure cotton soaks up quickly and has no starch or optical whitener.',
      '[form=Swab] Cut edges are folded inside, so that no loose thread stays in the wound.',
      '[sterile=false] Non-sterile packs can go through the hospital autoclave in your own drums.',
      'Moisten gauze with saline before lifting it from a dry wound, so that new skin is not torn.',
    ],
    points: [
      '100 % cotton, high absorbency',
      '[form=Swab] Folded edges',
      '[form=Roll] Bleached, no whitener',
      '[form=Bandage] Woven edge',
      'No starch',
    ],
    attrs: {
      size: axis(['5 × 5 cm', '7.5 × 7.5 cm', '10 × 10 cm', '10 × 20 cm'], {
        step: 0.3,
        popular: '7.5 × 7.5 cm',
      }),
      ply: given(),
      sterile: given(),
      form: given(),
    },
    kinds: [
      kind(
        'Gauze Swabs 8 Ply, Non-Sterile',
        40,
        190,
        'Eight layers serve for cleaning and light dressings.',
        { ply: 8, sterile: false, form: 'Swab' },
      ),
      kind(
        'Gauze Swabs 12 Ply, Sterile',
        120,
        420,
        'Twelve layers, packed sterile in small pouches ready for the dressing trolley.',
        { ply: 12, sterile: true, form: 'Swab' },
        { pack: [50, 'swab'] },
      ),
      kind(
        'Gauze Than Roll, 18 m',
        260,
        550,
        'Cut the length you need; one than lasts a small dressing room for days.',
        { ply: 1, sterile: false, form: 'Roll' },
        {
          pack: [1, 'roll'],
          uqc: 'ROL',
          weight: 620,
          axis: ['60 cm × 18 m', '90 cm × 18 m', '100 cm × 18 m'],
        },
      ),
      kind(
        'Gauze Bandage Roll',
        45,
        160,
        'The woven edge does not fray and the bandage holds a dressing on limbs and head.',
        { ply: 1, sterile: false, form: 'Bandage' },
        {
          pack: [12, 'roll'],
          weight: 260,
          axis: ['5 cm × 3 m', '7.5 cm × 3 m', '10 cm × 3 m', '15 cm × 3 m'],
        },
      ),
    ],
  },
  {
    ...common,
    key: 'cotton-wool',
    code: 'CTW',
    weight: 480,
    depth: 6,
    pack: [1, 'roll'],
    uses: [
      'cleaning skin, padding and applying antiseptics',
      'dressing rooms, maternity wards and home care',
    ],
    lines: [
      'Long fibres are carded into even layers that tear off without dust.',
      'The cotton sinks in water within seconds, the simple test of good absorbent cotton.',
      '[form=Roll] Interleaved paper keeps the roll clean and easy to part.',
      '[form=Balls] The balls are all of one size and do not fall apart when wet.',
      'Do not lay loose cotton on an open wound: fibres stick; use gauze there.',
    ],
    points: [
      'Pure bleached cotton, IP grade',
      'High absorbency',
      '[form=Roll] Interleaved roll',
      '[form=Balls] Even size',
    ],
    attrs: {
      weight: axis([50, 100, 200, 400, 500], { step: 0.45, popular: 500 }),
      form: given(),
    },
    kinds: [
      kind(
        'Absorbent Cotton Wool Roll IP',
        35,
        330,
        'The roll opens to a wide sheet that can be cut for padding.',
        { form: 'Roll' },
      ),
      kind(
        'Absorbent Cotton Balls',
        60,
        420,
        'Ready-made balls save time at the injection table.',
        { form: 'Balls' },
        { uqc: 'PAC', pack: [1, 'pack'] },
      ),
    ],
  },
  {
    ...common,
    key: 'micropore-tape',
    code: 'TPE',
    weight: 260,
    depth: 9,
    pack: [12, 'roll'],
    uses: ['fixing dressings, cannulas and tubes', 'wards, theatres and home care'],
    lines: [
      'Pores let sweat out, so the skin underneath stays dry for days.',
      'It tears by hand across the width and leaves little residue when peeled back slowly.',
      'The acrylic adhesive is free of latex.',
      'Press it down from the middle without stretching; tension is what blisters the skin.',
    ],
    points: ['Hypoallergenic acrylic adhesive', 'Tears by hand', 'Latex-free'],
    attrs: {
      width: axis(['1/2 inch', '1 inch', '2 inch', '3 inch'], {
        step: 0.2,
        popular: '1 inch',
      }),
      backing: given(),
    },
    kinds: [
      kind(
        'Microporous Paper Tape, 9 m',
        150,
        380,
        'Soft paper backing is kind to the skin of newborns and the elderly.',
        { backing: 'Paper' },
      ),
      kind(
        'Cloth Adhesive Tape, 9 m',
        220,
        560,
        'Strong cloth backing holds splints, drains and heavy tubes.',
        { backing: 'Cloth' },
      ),
      kind(
        'Transparent Surgical Tape, 9 m',
        200,
        520,
        'See-through perforated film lets the site be watched.',
        { backing: 'Film' },
      ),
      kind(
        'Silicone Gentle Tape, 5 m',
        360,
        650,
        'Silicone gel lifts off without pulling hair or fragile skin.',
        { backing: 'Silicone' },
        { pack: [6, 'roll'] },
      ),
    ],
  },
]

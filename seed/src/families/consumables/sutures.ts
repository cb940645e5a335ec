import { axis, from, given, kind } from '../../define-family.ts'
import type { FamilyRule } from '../../define-family.ts'
import { common } from './common.ts'

export const sutureFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'absorbable-suture', code: 'SUT', name: 'Absorbable suture', sub: 'sutures-blades', hsn: '30061010', life: 60, cls: 'DEV_C', uqc: 'PCS', weight: 12, moq: 2, depth: 12,
    pack: [1, 'foil'],
    generic: 'Absorbable suture',
    about: 'Synthetic thread that the body dissolves, swaged to a needle. Polyglactin 910 holds for about four weeks and is gone in two to three months. Choose by USP size, needle shape and length: round body for soft tissue, cutting for skin.',
    uses: ['approximating soft tissue and closing in layers', 'general surgery, gynaecology and dental surgery'],
    lines: [
      '[thread=Braided] The braided and coated thread ties easily and the knot stays flat.',
      '[thread=Braided] About three quarters of the strength remains at two weeks and half at three.',
      '[thread=Monofilament] The smooth strand passes tissue without sawing and gives germs no braid to hide in.',
      '[thread=Monofilament] Tie at least four throws: a smooth strand slips more than a braid.',
      'The needle is drilled and swaged, so thread and needle pass as one.',
      'The violet dye is easy to see in a bloody field.',
      'Keep foils dry below 25 °C and use them at once after opening; do not sterilise again.',
    ],
    points: ['Sterile foil with needle', '[thread=Braided] Coated, braided thread', '[thread=Braided] Absorbed in 56 to 90 days', '[thread=Monofilament] Monofilament thread', '[thread=Monofilament] Absorbed in about six months'],
    attrs: {
      size: axis('USP size', ['2', '1', '1-0', '2-0', '3-0', '4-0', '5-0', '6-0'], { popular: '2-0' }), material: given('Material'), thread: given('Thread'), needle: given('Needle'),
      needleLength: from('Needle length', 'size', { '2': 40, '1': 40, '1-0': 40, '2-0': 30, '3-0': 26, '4-0': 22, '5-0': 16, '6-0': 13 }, { unit: 'mm' }), length: given('Thread length', { unit: 'cm' }),
    },
    kinds: [
      kind('Polyglactin 910 Absorbable Suture, Round Body Needle', 130, 420, 'The half-circle round body needle spreads tissue rather than cutting it.', { material: 'Polyglactin 910', thread: 'Braided', needle: '1/2 circle round body', length: 90 }),
      kind('Polyglactin 910 Absorbable Suture, Reverse Cutting Needle', 140, 440, 'The reverse cutting needle passes skin and tough tissue without tearing towards the edge.', { material: 'Polyglactin 910', thread: 'Braided', needle: '3/8 circle reverse cutting', length: 70 }),
      kind('Polyglycolic Acid Absorbable Suture, Round Body Needle', 90, 300, 'Polyglycolic acid is the older standard, close in handling and lower in price.', { material: 'Polyglycolic acid', thread: 'Braided', needle: '1/2 circle round body', length: 90 }),
      kind('Polydioxanone Monofilament Suture, Round Body Needle', 280, 650, 'The single smooth strand holds for six weeks, as the abdominal wall needs.', { material: 'Polydioxanone', thread: 'Monofilament', needle: '1/2 circle round body', length: 90 }),
    ],
  },
  {
    ...common, key: 'catgut-suture', code: 'CGT', name: 'Catgut suture', sub: 'sutures-blades', hsn: '30061010', life: 48, cls: 'DEV_C', uqc: 'PCS', weight: 14, moq: 2, depth: 6,
    pack: [1, 'foil'],
    generic: 'Catgut suture',
    about: 'Absorbable suture of purified collagen. Plain gut is gone within ten weeks, chromic gut holds longer. It is chosen for mucosa and episiotomy; check the USP size, the needle and plain or chromic.',
    uses: ['mucosa, episiotomy and subcutaneous tissue', 'obstetrics, dental and general surgery'],
    lines: [
      'The strand is packed in alcohol-water fluid and is supple when it leaves the foil.',
      'Polishing gives an even diameter that slides through tissue.',
      'It loses strength faster in infected tissue; use a synthetic thread there.',
      'Tie with three throws and leave slightly longer ears than with braided thread.',
    ],
    points: ['Sterile foil with needle', 'Natural absorbable collagen', 'Even, polished strand'],
    attrs: { size: axis('USP size', ['2', '1', '1-0', '2-0', '3-0', '4-0'], { popular: '2-0' }), type: given('Type'), needleLength: from('Needle length', 'size', { '2': 40, '1': 40, '1-0': 40, '2-0': 30, '3-0': 26, '4-0': 20 }, { unit: 'mm' }), length: given('Thread length', { unit: 'cm' }) },
    kinds: [
      kind('Chromic Catgut Suture, Round Body Needle', 70, 210, 'Chromic treatment keeps useful strength for about two weeks.', { type: 'Chromic', length: 76 }),
      kind('Plain Catgut Suture, Round Body Needle', 60, 190, 'Plain gut holds for about a week and is soon gone.', { type: 'Plain', length: 76 }),
    ],
  },
  {
    ...common, key: 'surgical-blade', code: 'BLD', name: 'Surgical blade', sub: 'sutures-blades', hsn: '90189022', life: 60, cls: 'DEV_B', weight: 160, depth: 7,
    pack: [100, 'blade'],
    generic: 'Surgical blade',
    about: 'Sterile steel blades that click on a scalpel handle. The number tells the shape: 11 is pointed, 15 small and curved, 22 large. Choose by number, by carbon or stainless steel and by the handle at hand.',
    uses: ['incision, drainage and dissection', 'theatres, dressing rooms and histology'],
    lines: [
      'The edge is ground and honed by machine and checked for sharpness in each lot.',
      'Blades 10 to 15 fit handle no. 3, blades 18 to 24 fit handle no. 4.',
      'Each blade is sealed in foil with oil-free paper and sterilised by gamma rays.',
      'Mount and remove it with an instrument, never with the fingers.',
    ],
    points: ['Sterile, single use', 'Honed edge', 'Fits standard handles'],
    box: ['100 blades in foil, one number'],
    attrs: { number: axis('Blade number', ['10', '11', '12', '15', '20', '22', '24'], { popular: '15' }), steel: given('Steel') },
    kinds: [
      kind('Surgical Blades, Carbon Steel', 190, 420, 'Carbon steel takes the keenest edge.', { steel: 'Carbon steel' }),
      kind('Surgical Blades, Stainless Steel', 260, 560, 'Stainless steel does not rust in damp stores.', { steel: 'Stainless steel' }),
    ],
  },
]

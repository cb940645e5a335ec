import { axis, given, kind, pick } from '../../define-family.ts'
import type { FamilyRule } from '../../define-family.ts'
import { common } from './common.ts'

export const gloveFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'nitrile-exam-gloves', code: 'NGL', name: 'Nitrile exam gloves', sub: 'gloves', hsn: '40151200', life: 60, cls: 'DEV_A',
    pack: [100, 'glove'], weight: 480, depth: 14,
    generic: 'Nitrile examination gloves',
    about: 'Disposable gloves of synthetic nitrile rubber, worn on either hand and free of latex protein. They are used for examination, ward work, sample handling and cleaning where latex allergy or chemicals rule out latex. Compare the size, the weight per glove, the cuff length and whether the box states a tested leak level.',
    uses: ['examination, ward rounds and sample handling', 'out-patient work, laboratories and dental chairs', 'tasks where a latex-free barrier against fluids and common disinfectants is needed'],
    lines: [
      'The nitrile is free of natural rubber latex, so it suits staff and patients who react to latex protein.',
      'Textured fingertips keep a grip on wet instruments, vials and cannula hubs.',
      'A beaded cuff makes the glove easy to pull on and stops it from rolling down during work.',
      'The gloves are not sterile and fit either hand; change them between patients and after any tear.',
      'If a glove feels tight across the palm, take the next size: a stretched glove tears sooner and tires the hand.',
    ],
    points: ['Latex-free, ambidextrous', 'Textured fingertips for wet grip', 'Beaded cuff', 'For single use, not sterile'],
    box: ['100 gloves by weight in a dispenser box'],
    attrs: {
      size: axis('Size', ['XS', 'S', 'M', 'L', 'XL'], { popular: 'M' }), powderFree: given('Powder-free'),
      colour: pick('Colour', ['Blue', 'Violet', 'Black', 'White']), weight: given('Glove weight', { unit: 'g' }), sterile: given('Sterile'),
    },
    kinds: [
      kind('Nitrile Examination Gloves, Powder-Free, {colour}', 260, 390, 'At {weight} a glove this is the everyday weight: thin enough to feel a vein, strong enough for a full procedure.', { powderFree: true, weight: 3.5, sterile: false }),
      kind('Nitrile Examination Gloves Heavy Weight, Powder-Free, {colour}', 380, 590, 'The heavier {weight} glove is chosen for emergency rooms, dialysis and disinfectant work.', { powderFree: true, weight: 5, sterile: false }),
      kind('Nitrile Examination Gloves Long Cuff, Powder-Free, {colour}', 480, 700, 'A 290 mm cuff covers the wrist and the gown sleeve during wet work and drug preparation.', { powderFree: true, weight: 6, sterile: false }),
    ],
  },
  {
    ...common, key: 'latex-exam-gloves', code: 'LGL', name: 'Latex exam gloves', sub: 'gloves', hsn: '40151200', life: 36, cls: 'DEV_A',
    pack: [100, 'glove'], weight: 560, depth: 12,
    generic: 'Latex examination gloves',
    about: 'Disposable natural rubber gloves for non-sterile examination. They stretch easily and give the best feel of all glove materials, but they can cause reactions in people with latex allergy. Choose powder-free gloves where powder could reach wounds or instruments, and check the size and protein level.',
    uses: ['general examination and nursing care', 'out-patient departments, camps and clinics', 'short tasks that need good feel at low cost'],
    lines: [
      'Natural rubber stretches with the hand, so the fit stays close even over long shifts.',
      'Do not use them on patients or with staff known to be allergic to latex; take nitrile instead.',
      'The gloves fit either hand and come in a dispenser box that opens from the top.',
      'Keep the box away from sunlight, heat and X-ray rooms, because ozone makes rubber brittle.',
    ],
    points: ['Natural rubber latex with close fit', 'Ambidextrous, beaded cuff', 'For single use, not sterile'],
    box: ['100 gloves by weight in a dispenser box'],
    attrs: {
      size: axis('Size', ['XS', 'S', 'M', 'L', 'XL'], { popular: 'M' }), powderFree: given('Powder-free'), weight: given('Glove weight', { unit: 'g' }), sterile: given('Sterile'),
    },
    kinds: [
      kind('Latex Examination Gloves, Powder-Free', 320, 540, 'Polymer coating in place of powder lets the hand slide in and leaves no dust on wounds, lenses or impressions.', { powderFree: true, weight: 5.5, sterile: false }),
      kind('Latex Examination Gloves, Powdered', 250, 390, 'A light coat of absorbable corn starch makes frequent changes quick in a busy out-patient room.', { powderFree: false, weight: 5.2, sterile: false }),
      kind('Latex Examination Gloves Textured, Powder-Free', 380, 600, 'The whole palm is textured for grip on instruments and slippery surfaces.', { powderFree: true, weight: 6, sterile: false }),
    ],
  },
  {
    ...common, key: 'surgical-gloves-sterile', code: 'SGL', name: 'Surgical gloves sterile', sub: 'gloves', hsn: '40151200', life: 60, cls: 'DEV_B', uqc: 'PRS', moq: 10,
    pack: [1, 'pair'], weight: 28, depth: 11,
    generic: 'Sterile surgical gloves',
    about: 'Gloves shaped for the left and right hand, packed sterile in pairs for operations and aseptic procedures. They protect the wound and the surgeon alike. Choose the half size that matches the hand, then decide on latex or a latex-free material and on powder-free inner coating.',
    uses: ['surgery and every aseptic procedure', 'operating theatres, labour rooms and catheterisation', 'procedures that need a sterile, hand-specific fit'],
    lines: [
      'The thumb lies forward and the fingers curve, so the hand works in its natural position without strain.',
      'Each pair lies in an inner wrap with the cuffs folded back for gloving without touching the outside.',
      'The pouch is marked with size, lot and sterilisation date, easy to read in the store and in theatre.',
      'Check that the pouch is dry and unbroken; if it is not, do not use the pair.',
      'Surgeons who double-glove usually wear half a size larger underneath.',
    ],
    points: ['Sterile pair, left and right', 'Micro-rough palm', 'Folded cuff for aseptic gloving', 'Peel-open pouch'],
    attrs: {
      size: axis('Size', [6, 6.5, 7, 7.5, 8, 8.5], { popular: 7 }), powderFree: given('Powder-free'), material: given('Material'), sterile: given('Sterile'),
    },
    kinds: [
      kind('Sterile Surgical Gloves, Latex, Powder-Free', 24, 46, 'The inner polymer coat goes on over damp hands and leaves no starch in the wound.', { powderFree: true, material: 'Latex', sterile: true }),
      kind('Sterile Surgical Gloves, Latex, Powdered', 18, 30, 'A light starch coat keeps the cost of routine theatre work low.', { powderFree: false, material: 'Latex', sterile: true }),
      kind('Sterile Surgical Gloves, Polyisoprene, Latex-Free', 44, 65, 'Polyisoprene feels like latex without its proteins, for allergic staff and patients.', { powderFree: true, material: 'Polyisoprene', sterile: true }),
      kind('Sterile Surgical Gloves, Latex, Powder-Free', 1100, 2900, 'The theatre box holds fifty pairs of one size, so the shelf stays sorted.', { powderFree: true, material: 'Latex', sterile: true }, { pack: [50, 'pair'], uqc: 'BOX', weight: 1450, moq: 1 }),
    ],
  },
]

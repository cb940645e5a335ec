import { attribute, type FamilyFacts } from '../family.ts'

export const woundCareFamilies: readonly FamilyFacts[] = [
  {
    key: 'crepe-bandage',
    name: 'Crepe bandage',
    subCategory: 'dressings-tapes',
    genericName: 'Cotton crepe bandage',
    description:
      'A woven bandage that stretches to about twice its length and springs back. It supports sprains, holds dressings and keeps swelling down. Choose the width by the limb: 6 cm for the wrist, 8 to 10 cm for the ankle, 15 cm for the thigh.',
    hsn: '30059040',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('stretched', 'Stretched length', 'number', { unit: 'm' }),
      attribute('clips', 'Clips', 'text'),
    ],
  },
  {
    key: 'cohesive-bandage',
    name: 'Cohesive bandage',
    subCategory: 'dressings-tapes',
    genericName: 'Self-adherent cohesive bandage',
    description:
      'A crinkled elastic bandage that sticks to itself but not to skin, hair or fur. It holds dressings and splints without clips or tape, in people as in animals. Choose by width and colour.',
    hsn: '30059040',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 48,
    uqc: 'PAC',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('latexFree', 'Latex-free', 'bool'),
      attribute('use', 'Use', 'text'),
    ],
  },
  {
    key: 'plaster-of-paris-bandage',
    name: 'Plaster of Paris bandage',
    subCategory: 'dressings-tapes',
    genericName: 'Plaster of Paris (POP) bandage',
    description:
      'Leno gauze coated with plaster that sets a few minutes after soaking. It makes casts and slabs for broken bones and moulds for splints. Choose the width by the limb and the setting time by how long the moulding takes.',
    hsn: '30059040',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'PAC',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('setting', 'Setting time', 'text'),
    ],
  },
  {
    key: 'cast-padding',
    name: 'Cast padding',
    subCategory: 'dressings-tapes',
    genericName: 'Orthopaedic cast padding (soft roll)',
    description:
      'A soft non-woven roll wound under plaster and synthetic casts. It protects skin and bones from pressure and from the saw. Choose cotton where the skin sweats and synthetic where the cast may get wet.',
    hsn: '30059040',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 60,
    uqc: 'PAC',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('material', 'Material', 'text'),
    ],
  },
  {
    key: 'fibreglass-cast-tape',
    name: 'Fibreglass casting tape',
    subCategory: 'dressings-tapes',
    genericName: 'Synthetic casting tape',
    description:
      'Knitted fibreglass with a polyurethane resin that hardens in water. The cast is light, lets X-rays through and stands water better than plaster. Choose by width and always wear gloves when winding it.',
    hsn: '30059040',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 36,
    uqc: 'PAC',
    attributes: [
      attribute('width', 'Width', 'text', { makesVariant: true }),
      attribute('colour', 'Colour', 'text'),
    ],
  },
  {
    key: 'first-aid-strip',
    name: 'First-aid strip',
    subCategory: 'dressings-tapes',
    genericName: 'Adhesive first-aid strip',
    description:
      'A small absorbent pad on a strip of adhesive tape, each in its own paper. It covers cuts, blisters and needle punctures. Choose washproof for hands, fabric for joints and round spots for injections.',
    hsn: '30051010',
    regulatoryClass: 'DEV_A',
    shelfLifeMonths: 48,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('backing', 'Backing', 'text'),
    ],
  },
  {
    key: 'transparent-dressing',
    name: 'Transparent film dressing',
    subCategory: 'dressings-tapes',
    genericName: 'Transparent IV film dressing',
    description:
      'A thin clear film with adhesive that lets water vapour out and keeps water and germs outside. It fixes cannulas and lines and lets the site be watched. Choose a notched form for cannulas and a large one for central lines.',
    hsn: '30051090',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('notch', 'Notched for a cannula', 'bool'),
    ],
  },
  {
    key: 'paraffin-gauze',
    name: 'Paraffin gauze dressing',
    subCategory: 'dressings-tapes',
    genericName: 'Paraffin gauze (tulle) dressing',
    description:
      'Open-weave gauze soaked in soft paraffin, plain or with an antiseptic. It lies on burns and grazes without sticking and lets fluid through into the pad above. Choose by size and by whether the wound is infected.',
    hsn: '30059090',
    regulatoryClass: 'DEV_B',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('medicated', 'Medicated', 'text'),
    ],
  },
  {
    key: 'foam-dressing',
    name: 'Foam and hydrocolloid dressing',
    subCategory: 'dressings-tapes',
    genericName: 'Foam and hydrocolloid dressing',
    description:
      'Dressings that keep a wound moist and take up its fluid. Foam suits wet pressure sores and ulcers, hydrocolloid suits shallow ones that need peace for days. Choose by depth and fluid, not by the size of the patient.',
    hsn: '30051090',
    regulatoryClass: 'DEV_C',
    shelfLifeMonths: 36,
    uqc: 'BOX',
    attributes: [
      attribute('size', 'Size', 'text', { makesVariant: true }),
      attribute('type', 'Type', 'text'),
      attribute('border', 'Adhesive border', 'bool'),
    ],
  },
]

import { axis, given, kind } from '../../define-family.ts'
import type { FamilyRule } from '../../define-family.ts'
import { common } from './common.ts'

export const tubeFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'foley-catheter', code: 'FOL', name: 'Foley catheter', sub: 'catheters-tubes', hsn: '90183910', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 5, weight: 35, depth: 12,
    pack: [1, 'piece'],
    generic: 'Foley balloon catheter',
    about: 'A soft tube held in the bladder by a water-filled balloon. It drains urine after surgery, in retention and in critical illness. Choose by French size (14 to 16 Fr for most adults), balloon volume, two or three ways, and latex or all-silicone for long wear.',
    uses: ['draining the bladder after surgery and in retention', 'wards, theatres and home nursing'],
    lines: [
      'The valve colour shows the French size according to the international code.',
      'Smooth drainage eyes opposite each other resist blocking and are kind to the bladder wall.',
      'Fill the balloon with sterile water only, to the volume printed on the valve.',
      'Use the smallest size that drains well; a large catheter hurts the urethra and leaks no less.',
      'Each catheter lies in a double pack, so that the inner wrap stays sterile to the field.',
    ],
    points: ['Sterile, single use', 'Colour-coded valve', 'Symmetrical balloon', 'Smooth opposed eyes'],
    attrs: {
      size: axis('Size', [8, 10, 12, 14, 16, 18, 20, 22, 24], { unit: 'Fr', popular: 16 }), ways: given('Ways'), material: given('Material'), balloon: given('Balloon volume', { unit: 'ml' }),
    },
    kinds: [
      kind('Foley Catheter 2-Way, Silicone-Coated Latex', 35, 110, 'The silicone coat smooths insertion and slows crusting in the first week.', { ways: '2-way', material: 'Silicone-coated latex', balloon: 30 }, { axis: [12, 14, 16, 18, 20, 22, 24] }),
      kind('Foley Catheter 2-Way, 100 % Silicone', 180, 480, 'All-silicone stays in place for weeks and has a wider channel for the same outer size.', { ways: '2-way', material: 'Silicone', balloon: 10 }, { axis: [12, 14, 16, 18, 20, 22, 24] }),
      kind('Foley Catheter 3-Way for Irrigation', 90, 650, 'The third channel carries irrigation after prostate and bladder surgery.', { ways: '3-way', material: 'Silicone-coated latex', balloon: 30 }, { axis: [16, 18, 20, 22, 24] }),
      kind('Paediatric Foley Catheter 2-Way', 45, 160, 'A short shaft and a small balloon fit children.', { ways: '2-way', material: 'Silicone-coated latex', balloon: 3 }, { axis: [6, 8, 10] }),
    ],
  },
  {
    ...common, key: 'urine-collection-bag', code: 'URB', name: 'Urine collection bag', sub: 'catheters-tubes', hsn: '90189099', life: 60, cls: 'DEV_A', uqc: 'PCS', moq: 5, weight: 75, depth: 7,
    pack: [1, 'piece'],
    generic: 'Urine collection bag (urobag)',
    about: 'A closed bag that collects and measures urine from a catheter. Bedside bags hold two litres, leg bags let patients walk, urometers show hourly output. Check the outlet, the non-return valve and the tube length.',
    uses: ['closed drainage from a urinary catheter', 'wards, recovery rooms and home nursing'],
    lines: [
      'A non-return valve stops urine from running back to the bladder when the bag is lifted.',
      'The scale is easy to read and begins at small volumes for the intake and output chart.',
      '[volume=2000] The tube resists kinking, and a clip holds it to the sheet.',
      '[volume=750] The short tube resists kinking when the knee bends.',
      '[volume=2000] Keep the bag below the bladder and off the floor, and empty it when two-thirds full.',
      '[volume=750] Change to a bedside bag for the night, and empty it when two-thirds full.',
    ],
    points: ['Non-return valve', '[volume=2000] Graduated to 2,000 ml', '[volume=750] Graduated to 750 ml', 'Kink-resistant tube'],
    attrs: { outlet: axis('Outlet', ['Bottom outlet T-tap', 'Push-pull tap', 'Without outlet'], { step: -0.1 }), volume: given('Volume', { unit: 'ml' }), type: given('Type') },
    kinds: [
      kind('Urine Collection Bag (Urobag) 2000 ml', 28, 95, 'Reinforced eyelets hang it from any bed rail.', { volume: 2000, type: 'Bedside' }),
      kind('Urine Leg Bag 750 ml with Straps', 60, 190, 'Elastic straps hold it under clothing while the patient walks.', { volume: 750, type: 'Leg bag' }),
      kind('Urine Bag with Urometer 2000 ml', 180, 460, 'The rigid meter shows hourly output to the millilitre in intensive care.', { volume: 2000, type: 'Urometer' }),
    ],
  },
  {
    ...common, key: 'ryles-tube', code: 'RYL', name: 'Ryles tube', sub: 'catheters-tubes', hsn: '90183990', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10, weight: 26, depth: 7,
    pack: [1, 'piece'],
    generic: 'Ryles (nasogastric) tube',
    about: 'A tube passed through the nose into the stomach for feeding or for emptying. It is marked at 50, 60 and 70 cm from the tip and has a radio-opaque line. Choose by French size and by the time it will stay in.',
    uses: ['feeding through the nose and emptying the stomach', 'wards, intensive care and home nursing'],
    lines: [
      '[length=105] Steel balls sealed in the tip help it to pass and show on X-ray.',
      '[length=105] Four side eyes keep it draining when one is blocked.',
      '[length=52] Two side eyes beside the closed, rounded tip let milk through slowly.',
      '[length=52] Marks in centimetres guide the depth; confirm the position before any feed.',
      '[length=52] The tube is soft enough for the nose of a newborn.',
      '[length=105] Marks at 50, 60 and 70 cm guide the depth; confirm the position before any feed.',
      'The colour of the funnel tells the size.',
    ],
    points: ['Sterile, single use', '[length=105] Radio-opaque line', 'Depth marks', 'Colour-coded funnel', '[length=52] Soft closed tip'],
    attrs: { size: axis('Size', [6, 8, 10, 12, 14, 16, 18, 20], { unit: 'Fr', popular: 16 }), length: given('Length', { unit: 'cm' }), material: given('Material') },
    kinds: [
      kind('Ryles Tube (Nasogastric Feeding Tube), PVC', 12, 38, 'Soft PVC of medical grade serves for up to a week.', { length: 105, material: 'PVC' }),
      kind('Ryles Tube with X-Ray Line', 20, 60, 'A continuous line shows the whole course on film.', { length: 105, material: 'PVC' }),
      kind('Infant Feeding Tube', 12, 40, 'The short 52 cm tube with closed tip is made for newborns.', { length: 52, material: 'PVC' }, { axis: [5, 6, 8, 10] }),
    ],
  },
]

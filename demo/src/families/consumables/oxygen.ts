import { axis, given, kind } from '../../define-family.ts'
import type { InventedFamily } from '../../define-family.ts'
import { common } from './common.ts'

export const oxygenFamilies: readonly InventedFamily[] = [
  {
    ...common,
    key: 'oxygen-mask',
    code: 'OXM',
    moq: 5,
    weight: 70,
    depth: 7,
    pack: [1, 'piece'],
    uses: ['giving oxygen over nose and mouth', 'ambulances, wards and home oxygen'],
    lines: [
      '[type=Venturi] Set the flow that is printed on the diluter: the diluter and the flow belong together.',
      '[type=Reservoir bag] Let the bag fill before the mask goes on, and keep the flow so that it never empties.',
      'The clear shell lets you see the lips and any vomit at once.',
      'The tube has a star-shaped bore and keeps flowing when it is stepped on or kinked.',
      'An aluminium clip and an elastic strap fit it to the face.',
      '[type=Simple] Run a simple mask at 5 litres a minute or more, so that breathed-out air is washed away.',
    ],
    points: ['Soft clear shell', '2 m star-lumen tube', 'Adjustable nose clip'],
    attrs: {
      size: axis(['Infant', 'Child', 'Adult', 'Adult XL'], { popular: 'Adult' }),
      type: given(),
    },
    kinds: [
      kind(
        'Oxygen Face Mask with Tubing',
        45,
        120,
        'The simple mask is the everyday choice for moderate flow.',
        { type: 'Simple' },
      ),
      kind(
        'Non-Rebreather Oxygen Mask with Reservoir Bag',
        85,
        240,
        'The one litre bag and valves give high oxygen in emergencies.',
        { type: 'Reservoir bag' },
      ),
      kind(
        'Venturi Oxygen Mask with 6 Diluters',
        120,
        340,
        'Colour-coded diluters set 24 to 60 % exactly, as needed in COPD.',
        { type: 'Venturi' },
      ),
    ],
  },
  {
    ...common,
    key: 'nasal-cannula',
    code: 'NSC',
    moq: 5,
    weight: 45,
    depth: 6,
    pack: [1, 'piece'],
    uses: [
      'low-flow oxygen in hospital and at home',
      'patients on an oxygen concentrator or cylinder',
    ],
    lines: [
      'Curved, soft prongs follow the nose and do not press on the septum.',
      'The loop goes over the ears and a slider under the chin sets the fit.',
      'A star-shaped bore keeps the flow when the tube is kinked.',
      'Dry noses on long oxygen are helped by a humidifier bottle and a water-based jelly.',
    ],
    points: ['Soft curved prongs', 'Star-lumen tube', 'Latex-free'],
    attrs: {
      size: axis(['Neonatal', 'Infant', 'Paediatric', 'Adult'], { popular: 'Adult' }),
      tube: given(),
    },
    kinds: [
      kind(
        'Nasal Oxygen Cannula, {tube} Tube',
        28,
        110,
        'The {tube} tube reaches from the bedside outlet.',
        { tube: 2 },
      ),
      kind(
        'Nasal Oxygen Cannula, {tube} Tube',
        90,
        260,
        'The {tube} tube lets a patient at home walk about the room.',
        { tube: 5 },
        { axis: ['Paediatric', 'Adult', 'Adult large'] },
      ),
    ],
  },
]

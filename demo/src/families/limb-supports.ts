import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

export const limbSupportFamilies: readonly InventedFamily[] = [
  {
    key: 'arm-sling',
    code: 'ASL',
    pack: [1, 'piece'],
    weight: 110,
    maxOq: 200,
    depth: 3,
    uses: ['arms in plaster', 'shoulder and elbow injuries', 'rest after surgery of hand or arm'],
    points: ['Padded strap', 'Fits left and right', 'Washable', 'Thumb loop'],
    lines: [
      'The hand should lie a little higher than the elbow, so that swelling runs off.',
      'The broad strap crosses the back and takes the weight off the neck.',
      'Mesh or cotton lets the skin breathe on hot days.',
      'Wash it by hand at 30 °C and dry it in the shade.',
    ],
    attrs: {
      size: axis(['S', 'M', 'L', 'XL'], { step: 0.04, popular: 'M' }),
      type: given(),
    },
    kinds: [
      kind('Arm Sling Pouch', 110, 380, 'The closed pouch holds the whole forearm.', {
        type: 'Pouch',
      }),
      kind('Arm Sling Pouch, Mesh', 140, 420, 'Open mesh for long wear in summer.', {
        type: 'Mesh pouch',
      }),
      kind('Shoulder Immobiliser', 260, 780, 'A second strap holds the arm to the chest.', {
        type: 'Immobiliser',
      }),
    ],
  },
  {
    key: 'cervical-collar',
    code: 'CVC',
    pack: [1, 'piece'],
    weight: 170,
    maxOq: 200,
    depth: 3,
    uses: [
      'neck pain and spondylosis',
      'support after neck injury, as the doctor says',
      'long journeys with a stiff neck',
    ],
    points: ['Soft edges', 'Adjusts behind', 'Lets the skin breathe', 'Washable cover'],
    lines: [
      'The chin should rest in the hollow without pushing the head back.',
      'Cotton cover over the foam can be wiped and takes up sweat.',
      'Wear it for the hours that the doctor names: muscles grow weak in a collar worn all day.',
      'Hook and loop tape closes it behind and adjusts in a second.',
    ],
    attrs: {
      size: axis(['S', 'M', 'L', 'XL'], { step: 0.04, popular: 'M' }),
      type: given(),
    },
    kinds: [
      kind('Soft Cervical Collar', 140, 420, 'Foam of medium density for everyday pain.', {
        type: 'Soft',
      }),
      kind(
        'Firm Cervical Collar with Chin Support',
        280,
        760,
        'A plastic frame inside limits nodding.',
        { type: 'Firm' },
      ),
      kind(
        'Philadelphia Type Cervical Collar',
        420,
        1300,
        'Two rigid shells with an opening in front.',
        { type: 'Two-piece' },
      ),
    ],
  },
  {
    key: 'limb-splint',
    code: 'LSP',
    pack: [1, 'piece'],
    weight: 120,
    maxOq: 200,
    depth: 3,
    uses: ['broken and jammed fingers', 'first aid for broken limbs', 'rest for a wrist or ankle'],
    points: ['Aluminium with foam', 'Cuts with shears', 'Lets X-rays through', 'Reusable'],
    lines: [
      'The splint must reach past the joint above and the joint below the injury.',
      'Foam lies on the skin side and needs no more padding on fingers.',
      'Check warmth and colour of the nails a quarter of an hour after fixing it.',
      'Fix it with tape or a bandage that can be opened again.',
    ],
    attrs: {
      size: axis(['S', 'M', 'L'], { step: 0.12, popular: 'M' }),
      part: given(),
    },
    kinds: [
      kind(
        'Finger Splint, Aluminium with Foam',
        40,
        160,
        'Bend it to the angle in which the finger should rest.',
        { part: 'Finger' },
      ),
      kind(
        'Wrist and Forearm Splint',
        220,
        690,
        'A metal stay holds the wrist a little bent back.',
        { part: 'Wrist' },
      ),
      kind(
        'Roll Splint for Limbs',
        240,
        900,
        'A soft metal sheet in foam that is moulded to arm or leg.',
        { part: 'Arm and leg' },
      ),
    ],
  },
  {
    key: 'crutches',
    code: 'CRT',
    pack: [1, 'pair'],
    weight: 1700,
    maxOq: 50,
    depth: 3,
    uses: [
      'walking with one leg in plaster',
      'the weeks after surgery of hip, knee or foot',
      'long-term weakness of a leg',
    ],
    points: ['Height adjusts', 'Non-slip rubber tips', 'Soft hand grips', 'Sold by the pair'],
    lines: [
      'The top of an underarm crutch ends two fingers below the armpit: the hands carry the weight, not the armpit.',
      'Elbows are bent a little when the hands hold the grips.',
      'Broad rubber tips grip tiles and wet floors; replace them when the pattern is worn.',
      'Spring buttons set the height in steps without tools.',
    ],
    attrs: {
      size: axis(['Child', 'Medium', 'Tall'], { step: 0.06, popular: 'Medium' }),
      type: given(),
      load: given(),
    },
    kinds: [
      kind('Underarm Crutches, Aluminium', 620, 1900, 'Light tubes with padded tops.', {
        type: 'Underarm',
        load: 110,
      }),
      kind(
        'Elbow Crutches, Aluminium',
        740,
        2300,
        'The cuff leaves the hands free to open a door.',
        { type: 'Elbow', load: 120 },
      ),
      kind('Underarm Crutches, Wood', 480, 1250, 'Seasoned wood at a low price.', {
        type: 'Underarm',
        load: 90,
      }),
    ],
  },
  {
    key: 'compression-stockings',
    code: 'CST',
    pack: [1, 'pair'],
    weight: 140,
    maxOq: 200,
    depth: 3,
    uses: [
      'varicose veins and swollen legs',
      'bed rest after surgery',
      'long standing and long journeys',
    ],
    points: [
      'Graduated pressure',
      'Open toe',
      'Lets the skin breathe',
      'Measuring guide in the box',
    ],
    lines: [
      'Put them on in the morning before getting up, when the legs are not yet swollen.',
      'Turn the leg inside out to the heel and pull it up without folds.',
      'Legs with poor arteries must not be compressed: ask the doctor first.',
      'Wash them daily at 30 °C, since body fat wears out the elastic.',
    ],
    attrs: {
      size: axis(['S', 'M', 'L', 'XL', 'XXL'], { step: 0.02, popular: 'M' }),
      length: given(),
      pressure: given(),
    },
    kinds: [
      kind(
        'Compression Stockings below Knee, Class 1',
        780,
        2400,
        'Light pressure of 18 to 21 mmHg.',
        { length: 'Below knee', pressure: 'Class 1' },
      ),
      kind(
        'Compression Stockings above Knee, Class 2',
        1300,
        3900,
        'Medium pressure of 23 to 32 mmHg.',
        { length: 'Above knee', pressure: 'Class 2' },
      ),
      kind(
        'Anti-Embolism Stockings above Knee',
        640,
        1900,
        'White stockings for patients who lie in bed.',
        { length: 'Above knee', pressure: 'Anti-embolism' },
      ),
    ],
  },
]

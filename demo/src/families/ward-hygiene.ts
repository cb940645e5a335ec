import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

export const wardHygieneFamilies: readonly InventedFamily[] = [
  {
    key: 'biomedical-waste-bag',
    code: 'BWB',
    pack: [100, 'bag'],
    weight: 2600,
    maxOq: 200,
    depth: 3,
    uses: [
      'waste of wards, theatres and laboratories',
      'clinics and dental practices',
      'bins on trolleys and at the bedside',
    ],
    points: [
      'Non-chlorinated plastic',
      'Biohazard sign printed',
      '50 microns and more',
      'Leak-proof seam',
    ],
    lines: [
      'Fill a bag to three quarters, close it with a knot or tie and label it with date and place.',
      'The biohazard sign and the category are printed on the bag.',
      'Virgin compostable or non-chlorinated film of at least 50 microns does not tear at the edge of the bin.',
      'Needles and glass never go into bags.',
    ],
    attrs: {
      size: axis(['14 × 18 inch', '18 × 24 inch', '24 × 30 inch', '30 × 40 inch'], {
        step: 0.5,
        popular: '18 × 24 inch',
      }),
      colour: given(),
    },
    kinds: [
      kind(
        'Biomedical Waste Bags, Yellow',
        190,
        1250,
        'Yellow is for soiled, infected and anatomical waste.',
        { colour: 'Yellow' },
      ),
      kind(
        'Biomedical Waste Bags, Red',
        190,
        1250,
        'Red is for tubes, bottles, catheters and gloves.',
        { colour: 'Red' },
      ),
      kind(
        'Biomedical Waste Bags, Blue',
        190,
        1250,
        'Blue liners for the boxes of broken glass and metal implants.',
        { colour: 'Blue' },
      ),
      kind('General Waste Bags, Black', 160, 1050, 'Black is for waste that touched no patient.', {
        colour: 'Black',
      }),
    ],
  },
  {
    key: 'biomedical-waste-bin',
    code: 'BWN',
    pack: [1, 'bin'],
    weight: 1900,
    maxOq: 50,
    depth: 3,
    uses: ['sorting waste where it arises', 'wards, laboratories and clinics'],
    points: [
      'Pedal and slow lid',
      'Biohazard sign',
      'Rounded inside, easy to wipe',
      'Strong plastic',
    ],
    lines: [
      'The bin, the bag and the poster on the wall carry the same colour.',
      'Disinfect the bin daily with 1 % hypochlorite and let it dry.',
      'The lid shuts slowly and keeps smell and flies away.',
      'Bags hang in a frame so that the edge stays clean.',
    ],
    attrs: {
      volume: axis([10, 15, 30, 60, 80], { step: 0.35, popular: 15 }),
      colour: given(),
    },
    kinds: [
      kind('Pedal Waste Bin, Yellow', 290, 3200, 'For soiled and anatomical waste.', {
        colour: 'Yellow',
      }),
      kind('Pedal Waste Bin, Red', 290, 3200, 'For used plastic articles.', { colour: 'Red' }),
      kind('Pedal Waste Bin, Blue', 290, 3200, 'For glass and metal implants.', { colour: 'Blue' }),
    ],
  },
  {
    key: 'needle-destroyer',
    code: 'NDD',
    weight: 1600,
    warranty: 12,
    maxOq: 20,
    depth: 3,
    uses: ['injection rooms, vaccination camps and laboratories', 'dental clinics'],
    points: [
      'Burns needles in two seconds',
      'Drawer for the residue',
      'Shock-proof body',
      'Indicator lamp',
    ],
    lines: [
      'Push the needle in until it glows away, then cut the nozzle in the second hole.',
      'Empty the drawer while the plug is out.',
      'It does not take needles thicker than 18 G.',
      'Wear gloves and keep spirit away from it.',
    ],
    attrs: {
      power: axis(['Mains 230 V', 'Mains and battery'], { step: 0.4, popular: 'Mains 230 V' }),
      cutter: given(),
    },
    kinds: [
      kind('Needle and Syringe Destroyer', 1150, 3200, 'Burner and cutter in one body.', {
        cutter: true,
      }),
      kind('Needle Burner', 900, 2400, 'Burns the needle only.', { cutter: false }),
      kind('Needle Destroyer, Heavy Duty', 1800, 4200, 'A larger transformer for busy rooms.', {
        cutter: true,
      }),
    ],
  },
  {
    key: 'sodium-hypochlorite',
    code: 'HYP',
    pack: [1, 'can'],
    weight: 5400,
    moq: 2,
    maxOq: 100,
    depth: 3,
    uses: [
      'floors, spills of blood and soiled linen',
      'treating plastic waste before disposal',
      'laboratories and dialysis units',
    ],
    points: [
      'Kills bacteria, viruses and spores',
      'Opaque can keeps it from light',
      'Strength printed with date',
      'For hospital use',
    ],
    lines: [
      'One part of 5 % solution and four parts of water give 1 %.',
      'Leave it on a spill of blood for ten to thirty minutes under paper, then wipe.',
      'Never mix it with acid or ammonia: poisonous gas arises.',
      'It bleaches cloth and rusts steel, so rinse what must last.',
    ],
    attrs: {
      volume: axis(['1 L', '5 L', '20 L', '35 L'], { step: 0.9, popular: '5 L' }),
      strength: given(),
    },
    kinds: [
      kind(
        'Sodium Hypochlorite Solution 5 %',
        60,
        900,
        'The usual strength for floors and waste.',
        { strength: '5 %' },
      ),
      kind('Sodium Hypochlorite Solution 10 %', 90, 1300, 'Stronger, so that less is carried.', {
        strength: '10 %',
      }),
      kind(
        'Sodium Hypochlorite Solution 6 % with Surfactant',
        95,
        1350,
        'Wets and cleans in one step.',
        { strength: '6 %' },
      ),
    ],
  },
  {
    key: 'surface-disinfectant',
    code: 'SFD',
    pack: [1, 'bottle'],
    weight: 1150,
    maxOq: 100,
    depth: 3,
    uses: ['bed frames, trolleys and theatre tables', 'dental chairs and lamps', 'floors of wards'],
    points: [
      'Aldehyde-free',
      'Kills TB germs and viruses',
      'Pleasant smell',
      'Kind to metal and plastic',
    ],
    lines: [
      'Wipe dirt away first; disinfectant does not work through dried blood.',
      'Measure the concentrate: too little does not kill, too much leaves a film.',
      'Spray on the cloth and not on the machine.',
      'Prepare a fresh dilution every day.',
    ],
    attrs: {
      volume: axis(['500 ml', '1 L', '5 L'], { step: 1, popular: '1 L' }),
      type: given(),
    },
    kinds: [
      kind('Surface Disinfectant Concentrate', 260, 2900, '20 ml make five litres.', {
        type: 'Concentrate',
      }),
      kind('Alcohol Surface Spray', 190, 2100, 'Dries within a minute.', { type: 'Spray' }),
      kind(
        'Floor and Surface Cleaner Disinfectant',
        150,
        1600,
        'Cleans and disinfects large areas.',
        { type: 'Concentrate' },
      ),
    ],
  },
  {
    key: 'instrument-disinfectant',
    code: 'IDF',
    pack: [1, 'can'],
    weight: 5300,
    maxOq: 50,
    depth: 3,
    uses: [
      'endoscopes and anaesthesia parts',
      'instruments that heat would spoil',
      'cleaning before the autoclave',
    ],
    points: [
      'Does not rust steel',
      'Activator included where needed',
      'Reusable bath',
      'Test strips available',
    ],
    lines: [
      'Clean first, disinfect second: no disinfectant gets through dried protein.',
      'Twenty minutes for disinfection, ten hours for cold sterilisation with 2 % glutaraldehyde.',
      'Test strips show when the bath is spent.',
      'Cover the tray and air the room.',
    ],
    attrs: {
      volume: axis(['500 ml', '1 L', '5 L'], { step: 0.9, popular: '5 L' }),
      type: given(),
    },
    kinds: [
      kind(
        'Glutaraldehyde Solution 2.45 % with Activator',
        190,
        980,
        'The bath serves for 14 days.',
        { type: 'Glutaraldehyde' },
      ),
      kind(
        'Multi-Enzyme Instrument Cleaner',
        420,
        3600,
        'Three enzymes dissolve blood, fat and starch.',
        { type: 'Enzyme cleaner' },
      ),
      kind(
        'Orthophthalaldehyde Solution 0.55 %',
        780,
        3900,
        'Works in ten minutes and needs no activator.',
        { type: 'OPA' },
      ),
    ],
  },
  {
    key: 'sterilisation-indicator',
    code: 'STI',
    pack: [1, 'box'],
    weight: 190,
    maxOq: 200,
    depth: 3,
    uses: ['every pack and drum in the steriliser', 'dental clinics and theatres'],
    points: [
      'Clear change of colour',
      'Lead-free ink',
      'For 121 and 134 °C',
      'Batch printed on each',
    ],
    lines: [
      'Put one strip into the middle of each pack, where steam arrives last.',
      'Keep the strips with the record of the load.',
      'Tape alone does not prove that the inside is sterile.',
      'Store them dry and away from bleach and acid fumes.',
    ],
    attrs: {
      count: axis([100, 250, 500], { step: 0.4, popular: 250, counts: true }),
      indicator: given(),
    },
    kinds: [
      kind(
        'Steam Indicator Strips, Class 4',
        240,
        980,
        'Time and temperature must both be right.',
        { indicator: 'Class 4' },
      ),
      kind('Steam Integrator Strips, Class 5', 900, 3900, 'Acts as a spore test does, at once.', {
        indicator: 'Class 5',
      }),
      kind(
        'Bowie and Dick Test Sheets',
        780,
        3200,
        'Show whether the vacuum autoclave removes air.',
        { indicator: 'Class 2' },
      ),
    ],
  },
  {
    key: 'sterilisation-reel',
    code: 'STR',
    pack: [1, 'roll'],
    weight: 1800,
    maxOq: 50,
    depth: 3,
    uses: [
      'packing instruments for steam and EO',
      'dental clinics, theatres and sterile departments',
    ],
    points: [
      'Medical paper and film',
      'Indicator for steam and EO',
      'Peels cleanly',
      '200 m on a reel',
    ],
    lines: [
      'Seal one centimetre wide; a folded edge is not a seal.',
      'The print in the margin changes colour after the process.',
      'Write on the film side beyond the seal, never on the paper.',
      'Peel the pouch in the direction of the arrow so that no fibres fly.',
    ],
    attrs: {
      width: axis(
        ['5 cm × 200 m', '7.5 cm × 200 m', '10 cm × 200 m', '15 cm × 200 m', '20 cm × 200 m'],
        { step: 0.34, popular: '10 cm × 200 m' },
      ),
      process: given(),
    },
    kinds: [
      kind('Sterilisation Reel, Flat', 340, 2100, 'For flat instruments.', {
        process: 'Steam and EO',
      }),
      kind('Sterilisation Reel, Gusseted', 620, 3200, 'A fold at the side takes thick packs.', {
        process: 'Steam and EO',
      }),
      kind(
        'Self-Seal Sterilisation Pouches',
        260,
        1100,
        'Closed by an adhesive strip without a machine.',
        { process: 'Steam and EO' },
        {
          pack: [200, 'pouch'],
          uqc: 'BOX',
          axis: ['57 × 130 mm', '90 × 230 mm', '135 × 260 mm', '190 × 330 mm'],
        },
      ),
    ],
  },
  {
    key: 'shoe-cover',
    code: 'SHO',
    pack: [100, 'piece'],
    weight: 520,
    maxOq: 200,
    depth: 3,
    uses: ['operating theatres, labour rooms and intensive care', 'visitors of clean areas'],
    points: ['Fits left and right', 'Strong elastic', 'Lint-free', 'Single use'],
    lines: [
      'The elastic runs all round and holds on any shoe.',
      'Change it when leaving the area and never wear it in the corridor.',
      'On wet floors take the kind with a rough sole.',
      'The seam is welded and leaves no loose thread.',
    ],
    attrs: {
      size: axis(['Regular', 'Large'], { step: 0.1, popular: 'Regular' }),
      material: given(),
    },
    kinds: [
      kind('Non-Woven Shoe Covers', 110, 320, 'Soft and quiet.', { material: 'Non-woven' }),
      kind('Non-Woven Shoe Covers, Anti-Skid', 160, 440, 'Rubber dots grip the floor.', {
        material: 'Non-woven',
      }),
      kind('Shoe Covers, Laminated', 240, 620, 'A film keeps splashes out.', {
        material: 'Laminated',
      }),
    ],
  },
  {
    key: 'plastic-apron',
    code: 'APR',
    pack: [100, 'apron'],
    weight: 1500,
    maxOq: 200,
    depth: 3,
    uses: ['dressing rounds and bathing patients', 'kitchens, cleaning and waste rooms'],
    points: ['Waterproof', 'Light and cheap', 'Neck loop and ties', 'Single use'],
    lines: [
      'Tear the neck loop open behind and roll the apron inwards when taking it off.',
      'Aprons hang on a roll or lie folded in a box.',
      'Use colours to keep kitchen and ward apart.',
      'Thicker film suits plaster rooms and wet work.',
    ],
    attrs: {
      size: axis(['69 × 107 cm', '71 × 117 cm', '80 × 140 cm'], {
        step: 0.15,
        popular: '71 × 117 cm',
      }),
      colour: given(),
    },
    kinds: [
      kind('Disposable Plastic Aprons, White', 190, 620, 'White for the ward.', {
        colour: 'White',
      }),
      kind('Disposable Plastic Aprons, Blue', 190, 620, 'Blue for food and kitchen.', {
        colour: 'Blue',
      }),
      kind('Disposable Plastic Aprons, Green', 190, 620, 'Green for isolation rooms.', {
        colour: 'Green',
      }),
    ],
  },
  {
    key: 'face-shield',
    code: 'FSH',
    pack: [10, 'piece'],
    weight: 520,
    maxOq: 200,
    depth: 3,
    uses: [
      'dental and surgical work with splashes',
      'sample collection and laboratories',
      'labour rooms',
    ],
    points: ['Clear view, anti-fog', 'Foam forehead', 'Adjustable band', 'Room for glasses'],
    lines: [
      'Peel off the film on both sides before first use.',
      'Wipe it with alcohol from inside to outside.',
      'Foam at the forehead leaves room for glasses.',
      'The film is treated against fog.',
    ],
    attrs: {
      pack: axis([5, 10, 25], { counts: true, step: 0.5, popular: 10 }),
      type: given(),
    },
    kinds: [
      kind('Face Shields with Foam Band', 160, 900, 'A light band for a shift.', {
        type: 'Foam band',
      }),
      kind('Flip-Up Face Shields', 420, 1900, 'The visor lifts without taking it off.', {
        type: 'Flip-up',
      }),
      kind('Face Shields on Spectacle Frame', 240, 1150, 'Worn like glasses, with spare visors.', {
        type: 'Frame',
      }),
    ],
  },
  {
    key: 'vinyl-gloves',
    code: 'VNG',
    pack: [100, 'glove'],
    weight: 480,
    maxOq: 200,
    depth: 3,
    uses: [
      'short examinations and care',
      'serving food and applying creams',
      'people with latex allergy',
    ],
    points: ['Free of latex', 'Loose and easy to change', 'Smooth surface', 'Not sterile'],
    lines: [
      'Vinyl stretches less than nitrile: take a size larger when in doubt.',
      'They are not meant for chemotherapy, surgery or long contact with blood.',
      'Change gloves between patients and clean the hands each time.',
      'Plastic gloves carry 18 % GST, rubber ones 5 %.',
    ],
    attrs: {
      size: axis(['S', 'M', 'L', 'XL'], { step: 0.01, popular: 'M' }),
      material: given(),
      powderFree: given(),
    },
    kinds: [
      kind('Vinyl Examination Gloves, Powder-Free', 160, 390, 'Clear vinyl without powder.', {
        material: 'Vinyl',
        powderFree: true,
      }),
      kind(
        'Vinyl Examination Gloves, Powdered',
        140,
        340,
        'A trace of powder helps on damp hands.',
        { material: 'Vinyl', powderFree: false },
      ),
      kind('Polythene Gloves', 35, 110, 'Loose gloves for food and creams.', {
        material: 'Polythene',
        powderFree: true,
      }),
    ],
  },
]

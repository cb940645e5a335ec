import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

export const wardEquipmentFamilies: readonly InventedFamily[] = [
  {
    key: 'digital-thermometer',
    code: 'DGT',
    pack: [1, 'piece'],
    weight: 28,
    warranty: 12,
    moq: 2,
    maxOq: 200,
    depth: 3,
    uses: ['fever at home and in the ward', 'children and newborns', 'nursing stations'],
    points: ['Beeps when ready', 'Memory of the last reading', 'Splash-proof', 'Battery included'],
    lines: [
      'Under the tongue it reads half a degree higher than under the arm.',
      'Wait until the beep and a minute longer under the arm.',
      'Wash the tip with soap or wipe it with alcohol.',
      'The last reading is kept until the next one.',
    ],
    box: ['1 thermometer', '1 case', '1 battery'],
    attrs: {
      model: axis(['°C', '°C and °F', '°C and °F with light'], {
        step: 0.15,
        popular: '°C and °F',
      }),
      seconds: given(),
      tip: given(),
    },
    kinds: [
      kind('Digital Thermometer, Rigid Tip', 85, 240, 'The plain stick for every house.', {
        seconds: 60,
        tip: 'Rigid',
      }),
      kind('Digital Thermometer, Flexible Tip', 140, 340, 'A soft tip for restless children.', {
        seconds: 30,
        tip: 'Flexible',
      }),
      kind('Fast Digital Thermometer, 10 Seconds', 190, 480, 'Ten seconds suit a busy ward.', {
        seconds: 10,
        tip: 'Flexible',
      }),
    ],
  },
  {
    key: 'weighing-scale',
    code: 'WGS',
    weight: 2600,
    warranty: 12,
    maxOq: 20,
    depth: 3,
    uses: ['clinics, wards and camps', 'nutrition and diabetes check-ups', 'homes'],
    points: ['Non-slip platform', 'Large display', 'Steady reading', 'Easy to clean'],
    lines: [
      'Stand it on a hard level floor, not on carpet.',
      'Weigh at the same hour and in the same clothes.',
      'The verification stamp of Legal Metrology is due every two years in trade use.',
      'Zero it before each reading.',
    ],
    attrs: {
      capacity: axis([120, 150, 180, 200], { step: 0.16, popular: 150 }),
      type: given(),
    },
    kinds: [
      kind(
        'Digital Weighing Scale, Glass',
        640,
        1900,
        'A flat glass platform for home and clinic.',
        { type: 'Digital' },
      ),
      kind('Mechanical Weighing Scale', 780, 2100, 'A dial and a spring, no battery.', {
        type: 'Mechanical',
      }),
      kind(
        'Digital Weighing Scale with Height Rod',
        4200,
        11500,
        'Weight and height in one step.',
        { type: 'Column' },
      ),
    ],
  },
  {
    key: 'baby-scale',
    code: 'BBS',
    weight: 3200,
    warranty: 12,
    maxOq: 20,
    depth: 3,
    uses: ['labour rooms and newborn units', 'immunisation camps and growth charts'],
    points: ['Curved washable tray', 'Hold and tare', 'Reads to 5 or 10 g', 'Mains or battery'],
    lines: [
      'Lay a thin cloth, press tare and then lay the baby.',
      'One hand stays above the baby all the time.',
      'Weigh before the feed.',
      'Wipe the tray with disinfectant between babies.',
    ],
    attrs: {
      capacity: axis([15, 20, 25], { step: 0.12, popular: 20 }),
      type: given(),
    },
    kinds: [
      kind('Digital Baby Weighing Scale', 1900, 5200, 'A steady figure in spite of kicking.', {
        type: 'Digital',
      }),
      kind('Mechanical Baby Weighing Scale', 1500, 3900, 'A dial above the tray.', {
        type: 'Mechanical',
      }),
      kind(
        'Hanging Baby Scale with Sling',
        780,
        2100,
        'Goes with the health worker to the village.',
        { type: 'Hanging' },
      ),
    ],
  },
  {
    key: 'examination-torch',
    code: 'EXT',
    pack: [1, 'piece'],
    weight: 60,
    warranty: 6,
    maxOq: 200,
    depth: 3,
    uses: ['pupils, throat and mouth', 'rounds and emergency', 'dental and school check-ups'],
    points: ['Pocket clip switch', 'Pupil gauge printed', 'Even spot', 'Batteries included'],
    lines: [
      'Press the clip to switch on; it goes off by itself in the pocket.',
      "Never shine a strong LED straight into a child's eye for long.",
      'Wipe it with alcohol between patients.',
      'Two AAA cells last for months.',
    ],
    attrs: {
      light: axis(['Warm LED', 'White LED', 'Warm and white LED'], {
        step: 0.2,
        popular: 'Warm LED',
      }),
      body: given(),
    },
    kinds: [
      kind('Examination Pen Torch, Aluminium', 140, 480, 'A slim metal body.', {
        body: 'Aluminium',
      }),
      kind('Examination Pen Torch, Plastic', 70, 220, 'For students and wards.', {
        body: 'Plastic',
      }),
      kind('Rechargeable Examination Torch', 420, 1100, 'Charged by USB.', { body: 'Aluminium' }),
    ],
  },
  {
    key: 'reflex-hammer',
    code: 'RFH',
    pack: [1, 'piece'],
    weight: 110,
    maxOq: 200,
    depth: 3,
    uses: ['neurological examination', 'students and clinics'],
    points: ['Soft rubber', 'Balanced handle', 'Chromed steel', 'Easy to clean'],
    lines: [
      'Let it fall by its own weight from the wrist.',
      'A heavy head brings out weak reflexes with less force.',
      "The patient's muscle must be slack.",
      'Wipe the rubber with alcohol.',
    ],
    attrs: {
      length: axis([18, 20, 25, 38], { step: 0.15, popular: 20 }),
      form: given(),
    },
    kinds: [
      kind('Taylor Percussion Hammer', 110, 340, 'The triangle known from every ward.', {
        form: 'Taylor',
      }),
      kind(
        'Buck Percussion Hammer with Needle and Brush',
        160,
        420,
        'Two tools hide in the handle.',
        { form: 'Buck' },
      ),
      kind('Round-Head Percussion Hammer', 240, 690, 'A heavy ring of rubber.', {
        form: 'Round head',
      }),
    ],
  },
  {
    key: 'tongue-depressor',
    code: 'TGD',
    pack: [100, 'piece'],
    weight: 260,
    maxOq: 200,
    depth: 3,
    uses: [
      'looking at throat and tonsils',
      'mixing and spreading ointment',
      "splints for children's fingers",
    ],
    points: ['Polished birch', 'Rounded ends', '150 × 18 mm', 'Single use'],
    lines: [
      'Press on the middle of the tongue; further back the patient gags.',
      'Edges are rounded and polished so that no splinter comes off.',
      'Birch has no taste.',
      'Break it after use so that nobody uses it again.',
    ],
    attrs: {
      count: axis([50, 100, 250, 500], { counts: true, step: 0.6, popular: 100 }),
      sterile: given(),
    },
    kinds: [
      kind('Wooden Tongue Depressors', 40, 420, 'In bulk for the consulting room.', {
        sterile: false,
      }),
      kind(
        'Wooden Tongue Depressors, Single Wrapped Sterile',
        130,
        1250,
        'Each in its own paper.',
        { sterile: true },
      ),
      kind('Wooden Tongue Depressors for Children', 40, 420, 'Narrower by a quarter.', {
        sterile: false,
      }),
    ],
  },
  {
    key: 'artery-forceps',
    code: 'AFC',
    pack: [1, 'piece'],
    weight: 60,
    maxOq: 200,
    depth: 3,
    uses: [
      'clamping vessels in theatre and casualty',
      'dressing and suture trays',
      'dental and veterinary surgery',
    ],
    points: ['Stainless steel', 'Smooth ratchet', 'Autoclavable', 'Matt finish'],
    lines: [
      'The ratchet locks in three steps and opens with a push of the thumb.',
      'Wash it open, dry it and oil the joint.',
      'Jaws must meet at the tips first.',
      'Stainless steel stands the autoclave at 134 °C.',
    ],
    attrs: {
      length: axis(['12.5 cm', '15 cm', '18 cm', '20 cm', '25 cm'], {
        step: 0.14,
        popular: '15 cm',
      }),
      jaw: given(),
    },
    kinds: [
      kind('Artery Forceps, Straight', 90, 480, 'The straight form of every tray.', {
        jaw: 'Straight',
      }),
      kind('Artery Forceps, Curved', 95, 490, 'The tip stays in sight.', { jaw: 'Curved' }),
      kind(
        'Mosquito Forceps, Curved',
        110,
        420,
        'Fine jaws for small vessels.',
        { jaw: 'Mosquito curved' },
        { axis: ['10 cm', '12.5 cm', '14 cm'] },
      ),
    ],
  },
  {
    key: 'tissue-forceps',
    code: 'TSF',
    pack: [1, 'piece'],
    weight: 40,
    maxOq: 200,
    depth: 3,
    uses: ['dressings and removing stitches', 'holding skin and fascia in surgery'],
    points: ['Stainless steel', 'Grooved handle', 'Tips meet exactly', 'Autoclavable'],
    lines: [
      'Plain jaws for vessels and bowel, teeth for skin.',
      'Grooved handles do not slip in wet gloves.',
      'Keep the tips covered in the autoclave.',
      'Bent tips cannot be repaired at the bedside: send them away.',
    ],
    attrs: {
      length: axis(['12.5 cm', '15 cm', '18 cm', '20 cm'], { step: 0.14, popular: '15 cm' }),
      jaw: given(),
    },
    kinds: [
      kind('Dressing Forceps, Plain', 60, 290, 'Serrated without teeth.', { jaw: 'Plain' }),
      kind('Tissue Forceps, Toothed 1 × 2', 70, 320, 'Two teeth meet one.', { jaw: 'Toothed' }),
      kind(
        'Adson Forceps, Toothed',
        130,
        480,
        'Fine tips for the face.',
        { jaw: 'Adson toothed' },
        { axis: ['12 cm', '15 cm'] },
      ),
    ],
  },
  {
    key: 'kidney-tray',
    code: 'KTR',
    pack: [1, 'piece'],
    weight: 260,
    maxOq: 200,
    depth: 3,
    uses: ['dressing trolleys and bedsides', 'carrying instruments', 'sick patients'],
    points: ['One piece without seam', 'Rolled edge', 'Stackable', 'Easy to clean'],
    lines: [
      'Rolled edges do not cut and do not hold dirt.',
      'Steel goes through the autoclave.',
      'The curve lies against neck or side so that nothing runs past.',
      'Keep clean and used trays apart by colour or place.',
    ],
    attrs: {
      size: axis(['6 inch', '8 inch', '10 inch', '12 inch'], { step: 0.25, popular: '10 inch' }),
      material: given(),
    },
    kinds: [
      kind('Kidney Tray, Stainless Steel', 90, 420, 'Polished inside and out.', {
        material: 'Stainless steel',
      }),
      kind('Kidney Tray, Stainless Steel Heavy Gauge', 140, 620, 'Twice as thick and dent-proof.', {
        material: 'Stainless steel',
      }),
      kind(
        'Kidney Tray with Cover, Stainless Steel',
        240,
        880,
        'Sterile instruments stay covered.',
        { material: 'Stainless steel' },
      ),
    ],
  },
  {
    key: 'bedpan-urinal',
    code: 'BPN',
    pack: [1, 'piece'],
    weight: 420,
    maxOq: 200,
    depth: 3,
    uses: ['bedridden patients at home and in wards', 'nursing homes and ambulances'],
    points: [
      'Smooth and stable',
      'Marks in millilitres',
      'Lid against smell',
      'Autoclavable at 121 °C',
    ],
    lines: [
      'Warm the pan with water and dry it before use.',
      'Slide the slipper pan from the side with the flat end first.',
      'Marks on the bottle show the volume.',
      'Empty, rinse and disinfect it after each use.',
    ],
    attrs: {
      type: axis(['Urine pot male', 'Urine pot female', 'Bedpan round', 'Bedpan slipper'], {
        step: 0.14,
        popular: 'Urine pot male',
      }),
      material: given(),
    },
    kinds: [
      kind('Bedpan and Urine Pot, Polypropylene', 70, 340, 'Warm to the skin and light.', {
        material: 'Polypropylene',
      }),
      kind('Bedpan and Urine Pot, Heavy Polypropylene', 120, 460, 'Stands hospital washers.', {
        material: 'Polypropylene',
      }),
      kind(
        'Bedpan and Urine Pot with Lid, Polypropylene',
        110,
        420,
        'A lid closes it for the way.',
        { material: 'Polypropylene' },
      ),
    ],
  },
  {
    key: 'examination-couch',
    code: 'ECH',
    weight: 42000,
    warranty: 12,
    maxOq: 10,
    depth: 3,
    uses: ['consulting rooms, dressing rooms and physiotherapy', 'health camps and schools'],
    points: ['Foam 50 mm thick', 'Washable cover', 'Head end adjusts', 'Powder-coated steel'],
    lines: [
      'Cover it with paper from a roll and change it for each patient.',
      'The head end is set in steps from flat to sitting.',
      'Powder-coated steel is wiped with surface disinfectant.',
      'Check that it carries at least 150 kg.',
    ],
    attrs: {
      size: axis(['180 × 60 cm', '183 × 65 cm', '190 × 70 cm'], {
        step: 0.08,
        popular: '183 × 65 cm',
      }),
      base: given(),
    },
    kinds: [
      kind('Examination Couch, Steel Frame', 5200, 14500, 'Four legs and a padded top.', {
        base: 'Frame',
      }),
      kind(
        'Examination Couch with Drawers',
        12500,
        29000,
        'Three drawers and two cupboards below.',
        { base: 'Drawers' },
      ),
      kind('Folding Examination Couch', 4800, 12500, 'Folds for camps.', { base: 'Folding' }),
    ],
  },
  {
    key: 'instrument-trolley',
    code: 'ITR',
    weight: 16000,
    warranty: 12,
    maxOq: 10,
    depth: 3,
    uses: [
      'dressing rounds and theatre tables',
      'crash trolley in emergency',
      'dental and clinic rooms',
    ],
    points: [
      'Rails on three sides',
      'Quiet castors, two with brake',
      'Stainless shelves',
      'Easy to clean',
    ],
    lines: [
      'Two castors have brakes: set them before working.',
      'Guard rails on three sides keep bottles from falling.',
      'Wipe shelves with disinfectant between rounds.',
      'It comes flat with screws and a key.',
    ],
    attrs: {
      size: axis(['60 × 45 cm', '70 × 45 cm', '90 × 50 cm'], { step: 0.12, popular: '70 × 45 cm' }),
      type: given(),
    },
    kinds: [
      kind('Instrument Trolley, Two Shelves', 3200, 8800, 'For theatre and dressing room.', {
        type: 'Two shelves',
      }),
      kind(
        'Dressing Trolley with Bowl and Bucket',
        4800,
        11500,
        'Bowl and bucket hang at the side.',
        { type: 'Dressing' },
      ),
      kind(
        'Crash Trolley with Drawers',
        16000,
        42000,
        'Drawers in colours, oxygen holder and drip rod.',
        { type: 'Crash' },
      ),
    ],
  },
  {
    key: 'air-mattress',
    code: 'AMT',
    pack: [1, 'set'],
    weight: 3900,
    warranty: 12,
    maxOq: 20,
    depth: 3,
    uses: ['bedridden patients at home', 'wards, intensive care and nursing homes'],
    points: ['Quiet pump', 'Repair kit included', 'Pressure adjusts', 'Washable surface'],
    lines: [
      'Lay it on the mattress and cover it with one loose sheet only.',
      'Turn the patient all the same every two hours.',
      'Hang the pump at the foot of the bed and keep the hose free.',
      'Set the pressure by weight: a hand should pass under the lowest point.',
    ],
    box: ['1 mattress', '1 pump', '2 hoses', '1 repair kit'],
    attrs: {
      load: axis([100, 120, 135, 180], { step: 0.14, popular: 135 }),
      cells: given(),
    },
    kinds: [
      kind(
        'Air Mattress with Pump, Bubble Type',
        1900,
        4200,
        '130 bubbles change every ten minutes.',
        { cells: 'Bubble' },
      ),
      kind('Air Mattress with Pump, Tubular', 5200, 14000, 'Single tubes can be changed.', {
        cells: 'Tubular',
      }),
      kind(
        'Air Mattress with Pump, Bubble Type with Flaps',
        2200,
        4600,
        'Flaps are tucked under the mattress.',
        { cells: 'Bubble' },
      ),
    ],
  },
  {
    key: 'commode-chair',
    code: 'CMD',
    weight: 6200,
    warranty: 12,
    maxOq: 20,
    depth: 3,
    uses: ['elderly patients at home', 'nursing homes and wards', 'the weeks after hip surgery'],
    points: ['Height adjusts', 'Pot with lid', 'Arm rests', 'Wipes clean'],
    lines: [
      'Lock the wheels before the patient sits down.',
      'The pot slides out behind and has a lid.',
      'It also stands over a toilet as a raised seat.',
      'Rubber feet hold on wet tiles.',
    ],
    attrs: {
      load: axis([100, 120, 150], { step: 0.14, popular: 120 }),
      type: given(),
    },
    kinds: [
      kind('Commode Chair, Folding', 1500, 3900, 'Folds flat behind a door.', { type: 'Folding' }),
      kind('Commode Chair with Wheels', 2600, 6200, 'Four castors with brakes.', {
        type: 'Wheels',
      }),
      kind('Commode Stool for Toilet', 1300, 3200, 'A raised seat with handles.', {
        type: 'Stool',
      }),
    ],
  },
  {
    key: 'patient-id-band',
    code: 'PID',
    pack: [100, 'band'],
    weight: 220,
    maxOq: 200,
    depth: 3,
    uses: [
      'admission of patients and newborns',
      'blood transfusion and surgery',
      'emergency and events',
    ],
    points: ['Soft edges', 'Closes once', 'Water-resistant', 'Latex-free'],
    lines: [
      'Write with a ballpoint or slide in a card; both stay readable in the shower.',
      'One finger should fit under the band.',
      'The snap closes once and cannot be opened.',
      "Put mother's and baby's bands on before they leave the labour room.",
    ],
    attrs: {
      size: axis(['Newborn', 'Child', 'Adult'], { step: 0.08, popular: 'Adult' }),
      colour: given(),
    },
    kinds: [
      kind('Patient Identification Bands, White', 240, 690, 'White for every patient.', {
        colour: 'White',
      }),
      kind('Patient Identification Bands, Pink', 240, 690, 'Pink for girls and mothers.', {
        colour: 'Pink',
      }),
      kind('Patient Identification Bands, Blue', 240, 690, 'Blue for boys.', { colour: 'Blue' }),
      kind('Patient Allergy Alert Bands, Red', 260, 720, 'Red warns of an allergy.', {
        colour: 'Red',
      }),
    ],
  },
  {
    key: 'first-aid-kit',
    code: 'FAK',
    pack: [1, 'kit'],
    weight: 1400,
    maxOq: 200,
    depth: 3,
    uses: ['offices, schools, factories and vehicles', 'homes and journeys'],
    points: ['Filled and ready', 'List of contents inside', 'Refills available', 'Wall bracket'],
    lines: [
      'Check the dates every six months and replace what was used.',
      'Hang it at a place that everybody knows, with the number of the ambulance on it.',
      'Tablets do not belong in a kit for the workplace.',
      'One trained person should be responsible for it.',
    ],
    box: ['bandages', 'gauze', 'adhesive strips', 'scissors', 'gloves', 'antiseptic', 'leaflet'],
    attrs: {
      people: axis([10, 25, 50, 100], { step: 0.4, popular: 25 }),
      box: given(),
    },
    kinds: [
      kind('First-Aid Kit in Plastic Box', 420, 2600, 'A strong box with handle.', {
        box: 'Plastic box',
      }),
      kind(
        'First-Aid Kit in Metal Wall Cabinet',
        980,
        4800,
        'A cabinet with door for the workshop.',
        { box: 'Metal cabinet' },
      ),
      kind(
        'First-Aid Kit in Soft Bag',
        390,
        2200,
        'A bag for car and travel.',
        { box: 'Soft bag' },
        { axis: [5, 10, 25] },
      ),
    ],
  },
  {
    key: 'ecg-electrode',
    code: 'EEL',
    pack: [50, 'electrode'],
    weight: 170,
    maxOq: 200,
    depth: 3,
    uses: ['ECG, stress test and monitoring in theatre and intensive care', 'Holter recording'],
    points: ['Solid gel', 'Silver/silver chloride sensor', 'Standard snap', 'Latex-free'],
    lines: [
      'Rub the skin lightly, dry it and press from the edge to the middle.',
      'Close the opened pouch: dry gel gives a trembling line.',
      'Change monitoring electrodes daily.',
      'Hair is clipped, not shaved.',
    ],
    attrs: {
      count: axis([30, 50, 100], { counts: true, step: 0.4, popular: 50 }),
      base: given(),
      patient: given(),
    },
    kinds: [
      kind('ECG Electrodes, Foam, Adult', 140, 620, 'Foam for monitoring over days.', {
        base: 'Foam',
        patient: 'Adult',
      }),
      kind('ECG Electrodes, Foam, Child', 150, 640, 'A smaller round for children.', {
        base: 'Foam',
        patient: 'Child',
      }),
      kind('ECG Electrodes, Micropore, Adult', 160, 690, 'Soft tape lets the skin breathe.', {
        base: 'Tape',
        patient: 'Adult',
      }),
    ],
  },
]

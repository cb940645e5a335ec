import { axis, given, kind } from '../define-family.ts'
import type { InventedFamily } from '../define-family.ts'

const drug = { maxOq: 100, depth: 4 } as const
const injection = { ...drug, weight: 30 } as const
const rx = 'It is a prescription medicine: sold only to verified professionals and institutions.'

export const pharmaceuticalFamilies: readonly InventedFamily[] = [
  {
    ...drug,
    key: 'normal-saline',
    code: 'NSL',
    weight: 540,
    uses: ['fluid replacement and dilution of medicines, as prescribed'],
    lines: [
      '[container=FFS plastic] Euro-head bottles hang by themselves and take needles without leaking.',
      'Use only when clear and the bottle is whole.',
      'Discard what is left after one patient.',
      rx,
    ],
    points: ['Sterile, pyrogen-free', 'Graduated bottle', 'Prescription medicine'],
    attrs: {
      volume: axis([100, 250, 500, 1000], { step: 0.2, popular: 500 }),
      container: given(),
    },
    kinds: [
      kind(
        'Normal Saline (Sodium Chloride 0.9 %) Infusion',
        18,
        60,
        'The form-fill-seal bottle collapses as it empties.',
        { container: 'FFS plastic' },
      ),
      kind(
        'Normal Saline (Sodium Chloride 0.9 %) Infusion, Glass',
        38,
        75,
        'Glass suits drugs that bind to plastic.',
        { container: 'Glass' },
      ),
    ],
  },
  {
    ...drug,
    key: 'ringer-lactate',
    code: 'RNL',
    weight: 540,
    uses: ['replacement of fluid and salts, as prescribed'],
    lines: [
      'It is close to the salts of plasma.',
      'Do not run it with blood in the same line.',
      'Discard what is left after one patient.',
      rx,
    ],
    points: ['Sterile, pyrogen-free', 'Balanced salts', 'Prescription medicine'],
    attrs: {
      volume: axis([250, 500, 1000], { step: 0.2, popular: 500 }),
      container: given(),
    },
    kinds: [
      kind('Ringer Lactate Infusion', 30, 80, 'FFS bottle with euro head.', {
        container: 'FFS plastic',
      }),
      kind('Ringer Lactate Infusion, Glass', 45, 95, 'Glass bottle.', { container: 'Glass' }),
    ],
  },
  {
    ...injection,
    key: 'ceftriaxone-inj',
    code: 'CFT',
    uses: ['bacterial infections, as prescribed by a doctor'],
    lines: [
      'Ask about allergy to penicillins and cephalosporins.',
      'Do not mix with calcium solutions.',
      'Use the solution soon after mixing.',
      'Schedule H1: prescriber, patient and quantity are kept on record for three years.',
    ],
    points: ['Schedule H1', 'Powder with water for injection', 'For hospital use'],
    attrs: {
      strength: axis(['250 mg', '500 mg', '1 g', '2 g'], {
        step: 0.12,
        popular: '1 g',
      }),
      combination: given(),
    },
    kinds: [
      kind(
        'Ceftriaxone Injection Vial',
        35,
        60,
        'Single drug.',
        { combination: 'None' },
        { pack: [1, 'vial'] },
      ),
      kind(
        'Ceftriaxone and Sulbactam Injection Vial',
        45,
        70,
        'With sulbactam against resistant germs.',
        { combination: 'Sulbactam' },
        { pack: [1, 'vial'] },
      ),
    ],
  },
  {
    ...drug,
    key: 'paracetamol',
    code: 'PCM',
    weight: 20,
    uses: ['fever and mild to moderate pain'],
    lines: [
      'Take no more than 4 g a day from all sources.',
      'Ask a doctor in liver disease.',
      'Strips are foil-sealed against damp.',
      'Keep dry and out of the reach of children.',
    ],
    points: ['IP grade', 'Foil strip', 'For fever and pain'],
    attrs: {
      strength: axis(['500 mg', '650 mg', '1000 mg'], {
        step: 0.15,
        popular: '650 mg',
      }),
      tablets: given(),
    },
    kinds: [
      kind(
        'Paracetamol Tablets, Strip of 10',
        10,
        26,
        'Ten tablets.',
        { tablets: 10 },
        { pack: [10, 'tablet'] },
      ),
      kind(
        'Paracetamol Tablets, Strip of 15',
        16,
        35,
        'Fifteen tablets.',
        { tablets: 15 },
        { pack: [15, 'tablet'] },
      ),
    ],
  },
  {
    ...injection,
    key: 'pantoprazole-inj',
    code: 'PAN',
    pack: [1, 'vial'],
    uses: ['acid-related disease in hospital, as prescribed'],
    lines: [
      'Dissolve in 10 ml saline and give slowly.',
      'Change to tablets when the patient can swallow.',
      'Protect from light.',
      rx,
    ],
    points: ['40 mg vial', 'For hospital use', 'Prescription medicine'],
    attrs: {
      pack: axis(['1 vial', '1 vial with diluent', '10 vials'], {
        popular: '1 vial',
        multiplies: true,
      }),
      strength: given(),
    },
    kinds: [
      kind('Pantoprazole Injection {strength}', 30, 60, 'Freeze-dried powder.', { strength: 40 }),
      kind('Pantoprazole Injection {strength} with Diluent', 32, 60, 'With saline ampoule.', {
        strength: 40,
      }),
    ],
  },
  {
    ...injection,
    key: 'ondansetron-inj',
    code: 'OND',
    pack: [1, 'ampoule'],
    uses: ['vomiting after surgery or chemotherapy, as prescribed'],
    lines: [
      'Give slowly into a vein or deep in muscle.',
      'Take care in long QT.',
      'Protect ampoules from light.',
      rx,
    ],
    points: ['2 mg/ml', 'Clear ampoule', 'Prescription medicine'],
    attrs: {
      volume: axis(['2 ml', '4 ml', '2 ml × 5'], {
        step: 0.3,
        popular: '2 ml',
        multiplies: true,
      }),
      strength: given(),
    },
    kinds: [
      kind('Ondansetron Injection {strength}', 10, 28, 'The amber ampoule keeps light out.', {
        strength: '2 mg/ml',
      }),
      kind('Ondansetron Injection {strength}, Preservative-Free', 12, 30, 'Free of preservative.', {
        strength: '2 mg/ml',
      }),
    ],
  },
  {
    ...injection,
    key: 'lignocaine-2',
    code: 'LGN',
    weight: 60,
    uses: ['local anaesthesia by trained staff'],
    lines: [
      'Aspirate before injecting.',
      'Do not use adrenaline in fingers, toes, nose or penis.',
      'Stay within the dose for body weight.',
      rx,
    ],
    points: ['30 ml vial', 'For local anaesthesia', 'Prescription medicine'],
    attrs: {
      strength: axis([1, 2, 4], { step: 0.12, popular: 2 }),
      adrenaline: given(),
    },
    kinds: [
      kind(
        'Lignocaine Injection 30 ml Vial, Plain',
        25,
        50,
        'Plain, safe for end parts.',
        { adrenaline: false },
        { netQuantity: '30 ml' },
      ),
      kind(
        'Lignocaine Injection 30 ml Vial with Adrenaline',
        30,
        60,
        'Adrenaline makes it last.',
        { adrenaline: true },
        { netQuantity: '30 ml' },
      ),
    ],
  },
  {
    ...drug,
    key: 'lignocaine-jelly',
    code: 'LGJ',
    weight: 45,
    uses: ['numbing and lubricating before catheters and scopes, as prescribed'],
    lines: [
      'Wait five minutes for the effect.',
      'Water-soluble, it does not harm latex.',
      'Use one tube for one patient.',
      rx,
    ],
    points: ['Sterile', 'Water-soluble', 'Prescription medicine'],
    attrs: {
      quantity: axis(['10 g', '15 g', '30 g'], { step: 0.2, popular: '30 g' }),
      form: given(),
    },
    kinds: [
      kind('Lignocaine Jelly 2 %, Tube', 25, 60, 'Tube with nozzle.', { form: 'Tube' }),
      kind('Lignocaine Jelly 2 %, Prefilled Syringe', 60, 160, 'Sterile syringe for the urethra.', {
        form: 'Prefilled syringe',
      }),
    ],
  },
  {
    ...drug,
    key: 'povidone-iodine',
    code: 'PVI',
    weight: 560,
    depth: 7,
    uses: ['disinfecting skin before surgery and cleaning wounds'],
    lines: [
      'Let it dry for two minutes to work.',
      'Do not use in iodine allergy or thyroid disease.',
      'Stains wash out with water.',
      'Discard opened bottles after a month.',
    ],
    points: ['Broad action', 'Water-soluble', 'For external use'],
    attrs: {
      volume: axis([100, 250, 500], { step: 0.55, popular: 500 }),
      strength: given(),
      form: given(),
    },
    kinds: [
      kind('Povidone-Iodine Solution {strength}', 55, 300, 'Five percent for wounds and burns.', {
        strength: 5,
        form: 'Solution',
      }),
      kind('Povidone-Iodine Solution {strength}', 75, 380, 'Ten percent for skin preparation.', {
        strength: 10,
        form: 'Solution',
      }),
      kind('Povidone-Iodine Surgical Scrub {strength}', 95, 420, 'Foaming scrub for hands.', {
        strength: 7.5,
        form: 'Scrub',
      }),
    ],
  },
  {
    ...drug,
    key: 'insulin-human-mixtard',
    code: 'INS',
    weight: 40,
    maxOq: 50,
    uses: ['diabetes mellitus, as prescribed'],
    lines: [
      'Match syringe and strength: 40 IU vials need red-cap syringes.',
      'Roll gently, do not shake.',
      'The vial in use keeps four weeks below 25 °C.',
      rx,
    ],
    points: ['Keep at 2 to 8 °C', 'Check strength', 'Prescription medicine'],
    attrs: {
      type: axis(['30/70', '50/50', 'Regular'], { popular: '30/70' }),
      strength: given(),
    },
    kinds: [
      kind(
        'Human Insulin Injection 10 ml Vial, {strength}',
        130,
        220,
        'For 40 IU syringes.',
        { strength: 40 },
        { netQuantity: '10 ml' },
      ),
      kind(
        'Human Insulin Cartridge 3 ml, {strength}',
        190,
        420,
        'For reusable pens.',
        { strength: 100 },
        { netQuantity: '3 ml' },
      ),
    ],
  },
  {
    ...injection,
    key: 'dexamethasone-inj',
    code: 'DEX',
    pack: [1, 'ampoule'],
    uses: ['allergy and inflammation, as prescribed'],
    lines: [
      'Use the lowest dose for the shortest time.',
      'Watch sugar and infection.',
      'Give slowly.',
      rx,
    ],
    points: ['4 mg/ml', 'For injection', 'Prescription medicine'],
    attrs: {
      volume: axis(['1 ml', '2 ml', '2 ml × 5'], {
        step: 0.3,
        popular: '2 ml',
        multiplies: true,
      }),
      form: given(),
    },
    kinds: [
      kind('Dexamethasone Injection, Ampoule', 8, 24, 'Snap-open ampoule.', { form: 'Ampoule' }),
      kind('Dexamethasone Injection, Vial', 9, 30, 'Vial with stopper.', { form: 'Vial' }),
    ],
  },
  {
    ...injection,
    key: 'adrenaline',
    code: 'ADR',
    pack: [1, 'ampoule'],
    uses: ['emergency treatment by trained staff'],
    lines: [
      'Give 0.5 mg into the thigh muscle in anaphylaxis of adults.',
      'Check the colour: brown solution is spoiled.',
      'Replace trays before expiry.',
      rx,
    ],
    points: ['1:1000', 'Emergency tray', 'Prescription medicine'],
    attrs: {
      pack: axis(['1 ampoule', '5 ampoules', '10 ampoules'], {
        popular: '1 ampoule',
        multiplies: true,
      }),
      strength: given(),
    },
    kinds: [
      kind('Adrenaline Injection 1 ml Ampoule, {strength}', 15, 48, 'Amber glass.', {
        strength: '1:1000',
      }),
      kind(
        'Adrenaline Injection 1 ml Ampoule, Sulphite-Free, {strength}',
        20,
        55,
        'Without sulphite.',
        { strength: '1:1000' },
      ),
    ],
  },
  {
    ...drug,
    key: 'ors',
    code: 'ORS',
    pack: [25, 'sachet'],
    weight: 580,
    depth: 5,
    uses: ['replacing fluid and salts in diarrhoea and heat'],
    lines: [
      'Dissolve the whole sachet in one litre of clean water.',
      'Give small sips after each loose stool.',
      'Use within a day.',
      'See a doctor when the child is drowsy or passes no urine.',
    ],
    points: ['WHO formula', '21.8 g sachet', 'For one litre'],
    attrs: {
      flavour: axis(['Unflavoured', 'Orange', 'Lemon', 'Apple'], { popular: 'Orange' }),
      weight: given(),
    },
    kinds: [
      kind('Oral Rehydration Salts (ORS) WHO Formula', 380, 620, 'Sachets of {weight}.', {
        weight: 21.8,
      }),
      kind(
        'Oral Rehydration Salts (ORS) Small Sachet',
        375,
        480,
        'For a glass of 200 ml.',
        { weight: 4.4 },
        { pack: [50, 'sachet'] },
      ),
    ],
  },
  {
    ...drug,
    key: 'hand-rub',
    code: 'HRB',
    weight: 560,
    maxOq: 200,
    depth: 8,
    uses: ['hygienic and surgical hand disinfection'],
    lines: [
      'Take 3 ml and rub for thirty seconds until dry.',
      'Emollients keep skin from cracking.',
      'It does not replace washing of soiled hands.',
      'Flammable: keep from flame.',
    ],
    points: ['Acts in 30 seconds', 'With emollients', 'No water needed'],
    attrs: {
      volume: axis([100, 250, 500, 1000, 5000], { step: 0.3, popular: 500 }),
      active: given(),
      pump: given(),
    },
    kinds: [
      kind(
        'Alcohol Hand Rub with Chlorhexidine',
        180,
        520,
        'Chlorhexidine stays active for hours.',
        { active: '2-propanol, 1-propanol, CHG 0.5 %', pump: true },
      ),
      kind('Alcohol Hand Sanitizer Gel 70 %', 180, 420, 'The gel does not drip.', {
        active: 'Ethanol 70 %',
        pump: true,
      }),
      kind('Alcohol Hand Rub, WHO Formula', 180, 390, 'Isopropanol 75 % by the WHO recipe.', {
        active: 'Isopropanol 75 %',
        pump: false,
      }),
    ],
  },
]

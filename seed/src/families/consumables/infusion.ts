import { axis, from, given, kind, pick } from '../../define-family.ts'
import type { FamilyRule } from '../../define-family.ts'
import { common } from './common.ts'

export const ivFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'iv-cannula', code: 'IVC', name: 'IV cannula', sub: 'iv-access', hsn: '90183930', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10,
    pack: [1, 'piece'], weight: 12, depth: 14,
    generic: 'IV cannula',
    about: 'A soft plastic tube over a steel needle, placed in a vein to give fluids, blood and medicines. The gauge fixes the flow: 18 G for fast fluids and blood, 20 G for most adults, 22 to 24 G for children and thin veins. Look at the gauge colour, the injection port, the wings and whether the needle is shielded after use.',
    uses: ['giving fluids, blood and medicines into a vein', 'wards, emergency rooms and theatres', 'peripheral venous access in adults and children'],
    lines: [
      'A flashback chamber shows blood the moment the vein is entered.',
      'The catheter is radio-opaque and softens at body temperature, which is kinder to the vein over days.',
      'The hub colour follows the international code, so the gauge can be told from across the bed.',
      '[wings=true] Wings lie flat on the skin and hold the dressing; fix it with a transparent film and note the date.',
      'Replace it as your infusion protocol asks, or at once when the site is red, swollen or painful.',
    ],
    points: ['Sterile, single use', 'Colour-coded hub', 'Flashback chamber', 'Radio-opaque catheter'],
    attrs: {
      gauge: axis('Gauge', [14, 16, 18, 20, 22, 24, 26], { unit: 'G', popular: 20 }),
      colour: from('Hub colour', 'gauge', { 14: 'Orange', 16: 'Grey', 18: 'Green', 20: 'Pink', 22: 'Blue', 24: 'Yellow', 26: 'Violet' }),
      flow: from('Flow rate', 'gauge', { 14: 270, 16: 180, 18: 90, 20: 61, 22: 36, 24: 23, 26: 13 }, { unit: 'ml/min', quiet: true }),
      port: given('Injection port'), wings: given('Wings'), safety: given('Safety shield'), material: pick('Catheter material', ['PTFE', 'PUR', 'FEP']),
    },
    kinds: [
      kind('IV Cannula with Port and Wings', 12, 45, 'The valve in the port takes a syringe directly, so drugs go in without opening the line.', { port: true, wings: true, safety: false }),
      kind('Safety IV Cannula with Port and Wings', 58, 130, 'A metal clip covers the needle tip as it leaves the hub and prevents needle-stick injury.', { port: true, wings: true, safety: true }),
      kind('IV Cannula Pen Type, without Port', 14, 40, 'The slim pen shape gives control in small and fragile veins.', { port: false, wings: false, safety: false }),
      kind('IV Cannula with Port and Wings', 1300, 3900, 'The box of one hundred of one gauge is meant for wards that draw from a central store.', { port: true, wings: true, safety: false }, { pack: [100, 'piece'], uqc: 'BOX', weight: 1250, moq: 1 }),
    ],
  },
  {
    ...common, key: 'iv-infusion-set', code: 'IVS', name: 'IV infusion set', sub: 'iv-access', hsn: '90183990', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10,
    pack: [1, 'set'], weight: 38, depth: 10,
    generic: 'IV infusion set',
    about: 'Tubing with a spike, a drip chamber and a roller clamp that carries fluid from the bottle to the cannula. Macro sets give about 20 drops to a millilitre, micro sets 60, which suits children and potent drugs. Check the drop rate, the air vent, the Y-port and the connector.',
    uses: ['gravity infusion of fluids and medicines', 'wards, day care and emergency rooms'],
    lines: [
      'The sharp spike enters bottles and bags without coring the stopper.',
      'A fine roller clamp holds the drop rate steady after it is set.',
      'The soft, kink-resistant tube is 150 cm long and leaves the patient room to move.',
      'A 15 micron filter in the drip chamber holds back particles.',
      'Change the set as your infusion protocol asks and after any blood product.',
    ],
    points: ['Sterile, single use', '15 µm fluid filter', 'Soft kink-resistant tubing'],
    attrs: {
      connector: axis('Connector', ['Luer slip', 'Luer lock', 'Rotating lock'], { step: 0.12 }), drops: given('Drops per ml', { unit: 'drops/ml' }),
      vented: given('Air vent'), yport: given('Y-port'),
    },
    kinds: [
      kind('IV Infusion Set Macro Drip, Vented', 12, 34, 'Twenty drops to a millilitre and an air vent suit rigid bottles and bags alike.', { drops: 20, vented: true, yport: false }),
      kind('IV Infusion Set Macro Drip with Y-Port', 18, 48, 'The latex-free Y-port takes a second drug close to the patient.', { drops: 20, vented: true, yport: true }),
      kind('IV Infusion Set Micro Drip with 110 ml Burette', 38, 70, 'The burette limits the volume that can run in, which protects children from overload.', { drops: 60, vented: true, yport: true }),
    ],
  },
  {
    ...common, key: 'three-way-stopcock', code: 'TWS', name: 'Three-way stopcock', sub: 'iv-access', hsn: '90183990', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 10,
    pack: [1, 'piece'], weight: 14, depth: 6,
    generic: 'Three-way stopcock',
    about: 'A small tap that joins two infusion lines to one cannula and chooses which of them runs. It is used in theatre, intensive care and dialysis. Look at the extension length, the pressure rating and the lock on the male end.',
    uses: ['joining two lines to one cannula', 'anaesthesia, intensive care and recovery rooms'],
    lines: [
      'The handle turns through 360 degrees and its arms show which way is open.',
      'The clear body lets you see and push out air before connecting.',
      'A rotating male lock tightens without twisting the cannula in the vein.',
      'Cap every open port and wipe it with alcohol before each access.',
    ],
    points: ['Clear body, arrow handle', 'Rotating male luer lock', 'Sterile, single use'],
    attrs: { extension: axis('Extension', ['No extension', '10 cm', '25 cm', '50 cm', '100 cm'], { step: 0.16 }), pressure: given('Pressure', { unit: 'bar' }) },
    kinds: [
      kind('3-Way Stopcock', 12, 60, 'Rated to {pressure} for gravity lines and syringe pumps.', { pressure: 3 }),
      kind('3-Way Stopcock High Pressure', 38, 120, 'Rated to {pressure} for pressure monitoring and contrast.', { pressure: 12 }),
    ],
  },
  {
    ...common, key: 'tourniquet', code: 'TRQ', name: 'Tourniquet', sub: 'iv-access', hsn: '90189099', cls: 'DEV_A', uqc: 'PCS', maxOq: 100,
    pack: [1, 'piece'], weight: 45, depth: 6,
    generic: 'Tourniquet',
    about: 'A band that stops venous flow for a minute so that a vein fills and can be entered. Buckle types are reused after wiping, flat bands are for one patient. Check the width, the latex content and the release.',
    uses: ['drawing blood and placing a cannula', 'collection centres, wards and ambulances'],
    lines: [
      'One hand closes it and one finger releases it, so the needle hand stays free.',
      'The band is wide enough not to pinch the skin of older patients.',
      'Wipe reusable bands with alcohol between patients and discard them when soiled.',
      'Release it within a minute: longer pressure changes potassium and protein results.',
    ],
    points: ['One-hand release', 'Soft on skin', 'Latex-free'],
    attrs: { colour: axis('Colour', ['Blue', 'Red', 'Green']), size: given('Size') },
    kinds: [
      kind('Tourniquet with Buckle, {size}', 45, 220, 'The buckle releases in two steps, first easing and then opening.', { size: 'Adult' }),
      kind('Tourniquet with Buckle, {size}', 45, 220, 'The short band fits the arms of small children.', { size: 'Paediatric' }),
      kind('Disposable Tourniquet Band Roll', 190, 420, 'Twenty-five perforated bands on one roll, one for each patient.', { size: 'Adult' }, { pack: [25, 'band'], uqc: 'ROL', weight: 190 }),
    ],
  },
  {
    ...common, key: 'alcohol-swab', code: 'ALS', name: 'Alcohol swab', sub: 'iv-access', hsn: '30059090', life: 36, cls: 'DEV_A',
    pack: [100, 'swab'], weight: 170, depth: 6,
    generic: 'Alcohol swab',
    about: 'A small non-woven pad soaked in 70 % isopropyl alcohol and sealed in foil. It cleans skin before an injection and wipes ports and vial stoppers. Check the pad size, the ply and whether the foil is sealed on all four sides.',
    uses: ['cleaning skin before injections and blood sampling', 'wiping vial stoppers, ports and thermometers'],
    lines: [
      'Wipe once from the centre outwards and let the skin dry for thirty seconds before the needle.',
      'Four-layer foil keeps the alcohol from drying out until the sachet is opened.',
      'The soft non-woven pad leaves no lint on the skin.',
      'Keep away from flame and eyes; do not use on open wounds.',
    ],
    points: ['70 % isopropyl alcohol', 'Sealed foil sachet', 'Lint-free pad'],
    attrs: { count: axis('Pieces per box', ['Box of 100', 'Box of 200', '10 boxes of 100'], { step: 1.1, popular: 'Box of 100', quiet: true, counts: true }), pad: pick('Pad size', ['30 × 60 mm', '65 × 30 mm', '60 × 60 mm']) },
    kinds: [
      kind('Alcohol Prep Swab 70 % IPA', 55, 690, 'The pad is large enough for one injection site.'),
      kind('Alcohol Prep Swab 70 % IPA, Large', 95, 980, 'The large pad covers donor arms and port sites in one wipe.'),
    ],
  },
]

import { axis, from, given, kind } from '../../define-family.ts'
import type { FamilyRule } from '../../define-family.ts'
import { common } from './common.ts'

export const needleFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'syringe-with-needle', code: 'SYR', name: 'Syringe with needle', sub: 'syringes-needles', hsn: '90183100', life: 60, cls: 'DEV_B',
    pack: [100, 'syringe'], weight: 700, depth: 14,
    generic: 'Syringe with needle',
    about: 'Sterile single-use plastic syringes supplied with a hypodermic needle. They are used to inject, to draw blood and to prepare medicines. Choose by volume, by needle gauge and by the tip: luer lock screws the needle on, luer slip pushes on faster.',
    uses: ['injections, vaccination sessions and drawing blood', 'wards, clinics and pharmacies', 'preparing and giving medicines by injection'],
    lines: [
      'The clear barrel has bold markings that stay readable when wet, and a backstop keeps the plunger from slipping out.',
      'The gasket glides evenly, so the dose goes in without jerks even at the end of the stroke.',
      'Each syringe is sterilised with ethylene oxide and packed in a ribbon blister that tears open cleanly.',
      'Use once and drop it into a puncture-proof container without putting the cap back.',
      'Small volumes read best in the smallest syringe that holds the dose.',
    ],
    points: ['Sterile, non-pyrogenic, single use', 'Clear barrel with bold scale', 'Plunger stop', 'Needle included'],
    box: ['100 syringes in individual blisters, each with needle'],
    attrs: {
      volume: axis('Volume', [2, 3, 5, 10, 20], { unit: 'ml', step: 0.22, popular: 5 }),
      needleGauge: from('Needle gauge', 'volume', { 0.5: 23, 1: 23, 2: 24, 3: 23, 5: 23, 10: 21, 20: 21 }, { unit: 'G' }), tip: given('Tip'), luerLock: given('Luer lock'),
    },
    kinds: [
      kind('Disposable Syringe with Needle, Luer Slip', 180, 620, 'The slip tip changes needles with a push and a twist, the usual choice for intramuscular injections.', { luerLock: false, tip: 'Luer slip' }),
      kind('Disposable Syringe with Needle, Luer Lock', 260, 900, 'The lock tip holds the needle and line under pressure, safer for thick drugs and infusion lines.', { luerLock: true, tip: 'Luer lock' }),
      kind('Auto-Disable Syringe with Needle', 380, 950, 'The plunger locks after one full stroke, so the syringe cannot be used a second time.', { luerLock: false, tip: 'Fixed needle' }, { axis: [0.5, 1, 2, 3, 5] }),
    ],
  },
  {
    ...common, key: 'hypodermic-needle', code: 'NDL', name: 'Hypodermic needle', sub: 'syringes-needles', hsn: '90183200', life: 60, cls: 'DEV_B',
    pack: [100, 'needle'], weight: 120, depth: 10,
    generic: 'Hypodermic needle',
    about: 'Sterile single-use steel needles with a colour-coded hub that fits luer syringes. The gauge says how thick the needle is: a higher number is thinner. Choose by gauge and length for the drug, the route and the patient.',
    uses: ['intramuscular, subcutaneous and intravenous injections', 'drawing up drugs and taking samples', 'clinics, wards and vaccination rooms'],
    lines: [
      'A triple-bevel tip with silicone coating enters with little force and hurts less.',
      'The hub colour follows the international code, so the right gauge is found at a glance.',
      'Thin-wall tubing gives a better flow than an ordinary needle of the same outer size.',
      'Each needle is sealed in its own blister with a push-on cap.',
    ],
    points: ['Sterile, single use', 'Triple-bevel, siliconised tip', 'Colour-coded luer hub'],
    box: ['100 needles in individual blisters'],
    attrs: {
      gauge: axis('Gauge', [18, 20, 21, 22, 23, 24, 25, 26, 27, 30, 31], { unit: 'G', popular: 23 }),
      hub: from('Hub colour', 'gauge', { 18: 'Pink', 20: 'Yellow', 21: 'Green', 22: 'Black', 23: 'Blue', 24: 'Purple', 25: 'Orange', 26: 'Brown', 27: 'Grey', 30: 'Yellow', 31: 'White' }),
      length: given('Length', { unit: 'inch' }),
    },
    kinds: [
      kind('Hypodermic Needle, {length}', 90, 190, 'The {length} length reaches muscle in most adults.', { length: 1 }, { axis: [20, 21, 22, 23, 24, 25] }),
      kind('Hypodermic Needle, {length}', 120, 260, 'The {length} length is kept for deep intramuscular injection and for drawing up.', { length: 1.5 }, { axis: [18, 20, 21, 22, 23] }),
      kind('Hypodermic Needle Short, {length}', 110, 320, 'The short {length} needle suits children, subcutaneous injections and local blocks.', { length: 0.5 }, { axis: [25, 26, 27, 30, 31] }),
    ],
  },
  {
    ...common, key: 'sharps-container', code: 'SHC', name: 'Sharps container', sub: 'syringes-needles', hsn: '39269099', cls: 'GEN', uqc: 'PCS', maxOq: 100,
    pack: [1, 'piece'], weight: 420, depth: 6,
    generic: 'Sharps container',
    about: 'A puncture-proof box for used needles, blades and ampoules. Biomedical waste rules ask for a white, leak-proof, tamper-proof container at the place of use. Choose by volume, by wall or trolley mounting and by the opening.',
    uses: ['collecting used needles, blades and broken ampoules', 'injection rooms, laboratories and vaccination points'],
    lines: [
      'The wall is thick polypropylene that resists puncture by needles falling from trolley height.',
      'A fill line shows when to close it; the lid then locks and cannot be opened by hand.',
      'Slots in the lid take the hub off a needle without touching it.',
      'Hand the closed container to your authorised waste collector; never empty it for a second use.',
    ],
    points: ['Puncture-proof polypropylene', 'Locking lid', 'Biohazard mark and fill line'],
    attrs: { volume: axis('Volume', [1.5, 3, 5, 10], { unit: 'L', step: 0.4, popular: 5 }), colour: given('Colour') },
    kinds: [
      kind('Sharps Container, White Translucent', 95, 420, 'The white translucent wall meets the colour code for sharps waste.', { colour: 'White translucent' }),
      kind('Sharps Container with Foot Stand, White', 240, 780, 'A foot stand keeps it upright on the floor beside the chair or bed.', { colour: 'White' }),
    ],
  },
]

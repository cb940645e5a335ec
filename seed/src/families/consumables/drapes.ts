import { axis, given, kind } from '../../define-family.ts'
import type { FamilyRule } from '../../define-family.ts'
import { common } from './common.ts'

export const drapeFamilies: readonly FamilyRule[] = [
  {
    ...common, key: 'surgical-gown', code: 'GWN', name: 'Surgical gown', sub: 'gowns-drapes', hsn: '62101000', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 5, weight: 130, depth: 9,
    pack: [1, 'piece'],
    generic: 'Surgical gown',
    about: 'A barrier gown worn in theatre and isolation. SMS gowns are light and breathe, reinforced gowns add film at chest and sleeves, reusable gowns come back from the laundry. Choose by size, barrier level, weight of the fabric and sterile or not.',
    uses: ['[level=Level 2] operations, deliveries and procedures', '[level=Level 3] long operations and deliveries', '[level=Level 4] operations with much blood or fluid', '[level=Level 1] visitors, sampling and isolation rooms'],
    lines: [
      'Knitted cuffs hold the glove over the sleeve.',
      '[sterile=true] The back overlaps fully and the transfer card keeps the tie sterile while it is passed round.',
      '[reusable=false] Seams are ultrasonically welded, without needle holes for fluid to pass.',
      '[reusable=true] Seams are felled and sealed, and the label counts the washes.',
      '[level=Level 1] Ties at neck and waist close it in a moment.',
      'Choose level 3 or higher when blood or irrigation is expected.',
    ],
    points: ['Full back cover', 'Knitted cuffs', '[reusable=false] Welded seams', '[reusable=true] 75 wash cycles'],
    attrs: { size: axis('Size', ['S', 'M', 'L', 'XL', 'XXL'], { popular: 'L' }), level: given('Barrier level'), gsm: given('Fabric weight', { unit: 'GSM' }), sterile: given('Sterile'), reusable: given('Reusable') },
    kinds: [
      kind('Surgical Gown SMS 45 GSM, Sterile', 95, 260, 'Three-layer SMS of {gsm} breathes and holds back fluid at level 2.', { level: 'Level 2', gsm: 45, sterile: true, reusable: false }),
      kind('Reinforced Surgical Gown SMS 50 GSM, Sterile', 190, 450, 'Film at chest and forearms raises the barrier to level 3 for long operations.', { level: 'Level 3', gsm: 50, sterile: true, reusable: false }, { regulatoryClass: 'DEV_B' }),
      kind('Isolation Gown 30 GSM, Non-Sterile', 45, 120, 'The light {gsm} gown is for visitors, isolation and samples.', { level: 'Level 1', gsm: 30, sterile: false, reusable: false }, { regulatoryClass: 'DEV_A' }),
      kind('Reusable Barrier Surgical Gown, Level 4', 3040, 4200, 'Woven barrier fabric is tested for 75 wash and autoclave cycles, each counted on the label.', { level: 'Level 4', gsm: 130, sterile: false, reusable: true }, { weight: 520, moq: 1, regulatoryClass: 'DEV_A' }),
    ],
  },
  {
    ...common, key: 'surgical-drape', code: 'DRP', name: 'Surgical drape', sub: 'gowns-drapes', hsn: '63079090', life: 60, cls: 'DEV_B', uqc: 'PCS', moq: 2, weight: 160, depth: 8,
    pack: [1, 'piece'],
    generic: 'Surgical drape',
    about: 'A sterile sheet that keeps the operating field apart from the rest of the patient. Fenestrated drapes have an opening, some with adhesive or incise film. Choose by size, opening, absorbent zone and single use or reusable.',
    uses: ['covering the patient around the operating field', 'theatres, cath labs and minor procedures'],
    lines: [
      'An absorbent zone around the opening takes up blood and irrigation.',
      'The lower film stops fluid and bacteria from striking through.',
      '[reusable=false] It is folded for one-person draping, with marked head and foot ends.',
      '[reusable=false] Keep the pouch flat and dry; a crushed pouch can lose its seal.',
      '[reusable=true] Wash, inspect and autoclave it after each use, and count the cycle on the label.',
      '[reusable=true] Fold it in the same way each time, so that the head end is found at once.',
    ],
    points: ['[reusable=false] Sterile, lint-free', 'Absorbent and fluid-proof', '[reusable=false] Folded for aseptic opening', '[reusable=true] Lint-free barrier fabric', '[reusable=true] Autoclavable'],
    attrs: { size: axis('Size', ['60 × 60 cm', '90 × 90 cm', '120 × 150 cm', '150 × 200 cm'], { step: 0.32, popular: '90 × 90 cm' }), opening: given('Opening'), reusable: given('Reusable') },
    kinds: [
      kind('Surgical Drape Fenestrated, Sterile', 45, 280, 'The round opening with adhesive edge stays where it is placed.', { opening: 'Round, adhesive', reusable: false }),
      kind('Surgical Drape Plain, Sterile', 30, 220, 'The plain sheet covers tables and the parts around the field.', { opening: 'None', reusable: false }),
      kind('Ophthalmic Drape with Incise Film and Pouch', 60, 320, 'Incise film holds the lashes back and the pouch collects irrigation.', { opening: 'Incise film', reusable: false }, { axis: ['60 × 60 cm', '90 × 90 cm', '100 × 120 cm'] }),
      kind('Reusable Barrier Laparotomy Drape', 3050, 4400, 'The woven carbon-thread barrier withstands 75 wash and autoclave cycles.', { opening: 'Abdominal', reusable: true }, { weight: 1400, moq: 1, regulatoryClass: 'DEV_A', axis: ['150 × 200 cm', '200 × 250 cm', '240 × 300 cm'] }),
    ],
  },
]

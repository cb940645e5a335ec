import type { familiesByCategory } from '../families.ts'
import type { Drawings } from '../family.ts'
import { letter } from '../lettering.ts'
import { at, rect, turn } from '../marks.ts'
import type { Pen } from '../materials.ts'
import {
  bacteria,
  brain,
  capsid,
  cat,
  dog,
  liver,
  lungs,
  nail,
  ribbon,
  virus,
} from '../shapes/motifs.ts'
import { carton } from '../shapes/cartons.ts'
import { syringe } from '../shapes/needles.ts'
import { ampoule, vial } from '../shapes/vessels.ts'

type Look = { art: string; note: string; cap: string; liquid?: string; powder?: boolean }

const box = (p: Pen, look: Look): string =>
  carton(p, 410, 150, 380, 600, 190, { art: look.art, note: look.note, colour: look.cap })

/** One vial before the carton. */
const single = (p: Pen, look: Look): string =>
  box(p, look) +
  vial(p, 270, 900, 230, 500, {
    cap: look.cap,
    fill: look.liquid ?? '#e6eef2',
    powder: look.powder ?? false,
  })

/** Large multi-dose vial. */
const multi = (p: Pen, look: Look): string =>
  carton(p, 470, 180, 330, 560, 170, { art: look.art, note: look.note, colour: look.cap }) +
  vial(p, 290, 910, 330, 640, { cap: look.cap, fill: look.liquid ?? '#e6eef2' })

/** Freeze-dried vial with its diluent ampoule. */
const withDiluent = (p: Pen, look: Look): string =>
  box(p, look) +
  vial(p, 220, 880, 200, 450, { cap: look.cap, fill: '#fbf8ee', powder: true }) +
  ampoule(p, 420, 910, 100, 380, { ring: look.cap })

/** Prefilled syringe before the carton. */
const prefilled = (p: Pen, look: Look): string =>
  carton(p, 210, 140, 560, 460, 220, { art: look.art, note: look.note, colour: look.cap }) +
  turn(
    -9,
    480,
    740,
    syringe(p, 330, 740, 340, 92, {
      fill: 0.6,
      liquid: look.liquid ?? '#dcecf4',
      needle: null,
      plunger: look.cap,
    }) +
      rect(712, 716, 200, 48, p.rod('#8e99a4'), 16) +
      rect(700, 708, 40, 64, p.rod(look.cap), 8),
  )

export const vaccines: Drawings<(typeof familiesByCategory)['vaccines'][number]> = {
  'hepatitis-b': {
    cm: 9,
    focus: [300, 600],
    draw: (p) => single(p, { art: liver('#b5543c'), note: 'HEPATITIS B · rDNA', cap: '#e07b2f' }),
  },
  'tetanus-diphtheria-td': {
    cm: 9,
    focus: [320, 600],
    draw: (p) =>
      multi(p, {
        art: nail('#8a5a3a'),
        note: 'TETANUS · DIPHTHERIA · ADSORBED',
        cap: '#2f8f5b',
        liquid: '#f1efe6',
      }),
  },
  'rabies-cell-culture': {
    cm: 9,
    focus: [260, 640],
    draw: (p) =>
      withDiluent(p, { art: dog('#7a4a2b'), note: 'RABIES · CELL CULTURE', cap: '#c2272d' }),
  },
  'influenza-quadrivalent': {
    cm: 13,
    focus: [480, 720],
    draw: (p) =>
      prefilled(p, { art: virus('#3a9ad9', 14), note: 'INFLUENZA · 4 STRAINS', cap: '#2f78c4' }),
  },
  hpv: {
    cm: 13,
    focus: [480, 720],
    draw: (p) =>
      prefilled(p, {
        art: ribbon('#1f9aa0'),
        note: 'HUMAN PAPILLOMAVIRUS',
        cap: '#b0489a',
        liquid: '#eceff0',
      }),
  },
  'pneumococcal-conjugate': {
    cm: 9,
    focus: [300, 600],
    draw: (p) => single(p, { art: lungs('#d56a6a'), note: 'PNEUMOCOCCAL · PCV', cap: '#7a4bb0' }),
  },
  'typhoid-conjugate': {
    cm: 9,
    focus: [300, 600],
    draw: (p) =>
      single(p, { art: bacteria('#7aa32e'), note: 'TYPHOID Vi CONJUGATE', cap: '#8fae2a' }),
  },
  'hepatitis-a': {
    cm: 13,
    focus: [480, 720],
    draw: (p) =>
      prefilled(p, {
        art: liver('#d89a3a'),
        note: `HEPATITIS A · ${p.told('type', 'Inactivated').toUpperCase()}`,
        cap: '#e0a52a',
      }),
  },
  mmr: {
    cm: 9,
    focus: [260, 640],
    draw: (p) =>
      withDiluent(p, {
        art:
          capsid('#d0453a', '#f2a9a4') +
          letter(500, 960, 'MMR', { size: 170, weight: 700, fill: '#a3162a', anchor: 'middle' }),
        note: 'MEASLES · MUMPS · RUBELLA',
        cap: '#e35d8f',
      }),
  },
  varicella: {
    cm: 9,
    focus: [260, 640],
    draw: (p) =>
      withDiluent(p, {
        art: capsid('#e79a3a', '#c2601a'),
        note: 'CHICKENPOX · LIVE',
        cap: '#f0b429',
      }),
  },
  'meningococcal-acyw': {
    cm: 9,
    focus: [300, 600],
    draw: (p) => single(p, { art: brain('#c77fa6'), note: 'MENINGOCOCCAL ACYW', cap: '#5a6fd0' }),
  },
  'veterinary-anti-rabies': {
    cm: 12,
    focus: [320, 600],
    draw: (p) =>
      multi(p, {
        art: at(-20, 0, dog('#5b4632'), 0.7) + at(480, 380, cat('#9a7b4f'), 0.6),
        note: 'FOR ANIMAL USE ONLY',
        cap: '#a3162a',
        liquid: '#f0d7da',
      }),
  },
}

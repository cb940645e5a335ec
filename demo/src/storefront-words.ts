import { addDays } from './dates.ts'
import type { Deal } from './model.ts'

interface DealRow {
  key: string
  title: string
  text: string
  zone: Deal['zone']
  startDay: number
  endDay: number
  /** Family and the group's index in it. */
  groups: readonly (readonly [family: string, index: number])[]
}

/** Without prescription classes: offers on such medicines would be advertising (domain reference 3.1). */
const rows: readonly DealRow[] = [
  {
    key: 'glove-week',
    title: 'Glove week',
    text: 'Examination gloves that wards reorder every week.',
    zone: 'limited-time',
    startDay: -2,
    endDay: 4,
    groups: [
      ['nitrile-exam-gloves', 0],
      ['nitrile-exam-gloves', 1],
      ['latex-exam-gloves', 0],
      ['latex-exam-gloves', 2],
    ],
  },
  {
    key: 'home-check',
    title: 'Home check-up',
    text: 'BP monitors, oximeters, thermometers and glucometers for checks at home.',
    zone: 'limited-time',
    startDay: 0,
    endDay: 2,
    groups: [
      ['bp-monitor-digital', 0],
      ['pulse-oximeter', 1],
      ['glucometer', 0],
      ['infrared-thermometer', 0],
    ],
  },
  {
    key: 'dental-tray',
    title: 'Dental tray',
    text: 'Everyday materials for the dental tray, from etchant to burs.',
    zone: 'limited-time',
    startDay: -1,
    endDay: 6,
    groups: [
      ['composite-restorative', 0],
      ['alginate', 1],
      ['diamond-burs', 0],
      ['dental-etchant', 0],
    ],
  },
  {
    key: 'dressing-room',
    title: 'Dressing room restock',
    text: 'Gauze, tape and cotton for the month.',
    zone: 'offer-zone',
    startDay: -10,
    endDay: 20,
    groups: [
      ['gauze-swab-roll', 0],
      ['gauze-swab-roll', 2],
      ['micropore-tape', 0],
      ['cotton-wool', 1],
      ['surgical-blade', 0],
    ],
  },
  {
    key: 'lab-month',
    title: 'Lab month',
    text: 'Tubes, strips and slides for busy collection centres.',
    zone: 'offer-zone',
    startDay: -5,
    endDay: 25,
    groups: [
      ['blood-collection-tube', 0],
      ['urine-strips', 0],
      ['glass-slides', 1],
      ['lancets', 0],
    ],
  },
  {
    key: 'on-the-move',
    title: 'On the move',
    text: 'Wheelchairs, walkers and braces.',
    zone: 'offer-zone',
    startDay: -3,
    endDay: 14,
    groups: [
      ['wheelchair', 0],
      ['walker', 0],
      ['knee-ls-brace', 1],
      ['kinesiology-tape', 0],
    ],
  },
]

/** Deals around `today`, from midnight of the first day to the last second of the last, in India. */
export function dealsFor(
  today: string,
  groupNo: (family: string, index: number) => number,
): readonly Deal[] {
  return rows.map(({ key, title, text, zone, startDay, endDay, groups }) => ({
    key,
    title,
    text,
    zone,
    startsAt: `${addDays(today, startDay)}T00:00:00+05:30`,
    endsAt: `${addDays(today, endDay)}T23:59:59+05:30`,
    // In a small catalogue several of them are one group.
    groupNos: [...new Set(groups.map(([family, index]) => groupNo(family, index)))],
  }))
}

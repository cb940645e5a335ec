import { PRODUCT_CLASSES, type ProductClass } from '@upchar/kernel/buying-rules'
import { err, ok, type Result } from '@upchar/kernel/result'
import { isMedicineClass } from '@upchar/kernel/waiting-goods'
import { deviceHeadings, deviceNames, hsnClasses } from '@upchar/reference/device-names'
import { biologicals, neverListed, scheduleH, scheduleH1 } from '@upchar/reference/medicine-names'
import type { Attribute } from './attributes.ts'
import type { CellError } from './cell-reader.ts'

export type GoodsToClassify = {
  title: string
  brand: string
  category: string
  description: string
  attributes: readonly Attribute[]
  hsn: string
  /** The file's columns; empty where it says nothing. */
  productClass: string
  schedule: string
}

/** What the shop knows of the goods already. */
export type Background = {
  /** The class of a family of the reference data. */
  familyClass: ProductClass | undefined
  /** The class under which the product is on sale now. */
  soldAs: ProductClass | undefined
}

/** `problem`: the class isn't certain, and staff decide before the goods are sold; the class is then a proposal, or empty. */
export type Classified = {
  productClass: ProductClass | ''
  problem: 'class_unknown' | 'class_doubtful' | undefined
}

type HsnKind = 'medicine' | 'device' | 'general' | 'none'

const starts = (hsn: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => hsn.startsWith(prefix))
/** Medicines, vaccines and sera; dressings (3005) and sutures (3006) of the same chapter are devices. */
const medicineHeadings = ['3001', '3002', '3003', '3004']
/** Headings without any general goods. */
const onlyDevices = ['3822', '9018', '9021', '9022']

const kindOf = (hsn: string): HsnKind =>
  hsn === ''
    ? 'none'
    : starts(hsn, medicineHeadings)
      ? 'medicine'
      : starts(hsn, deviceHeadings)
        ? 'device'
        : 'general'

const wordsOf = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
const singular = (words: string) => words.replace(/(?<=[a-z]{3})s(?= )/g, '')
const has = (words: string, names: readonly string[]) =>
  names.some((name) => words.includes(` ${name} `))

/** Attributes that name the active ingredient. */
const composition = /composition|salt|generic|ingredient|molecule|content/i
const forAnimals = ['veterinary', 'for animal', 'cattle', 'bovine', 'poultry']

/** From the lightest to the strictest; classes of one kind only are compared. */
const drugs: readonly ProductClass[] = ['DRUG_GEN', 'DRUG_H', 'DRUG_H1', 'BIO_C']
const devices: readonly ProductClass[] = [
  'GEN',
  'DEV_A',
  'IVD_HOME',
  'DEV_B_HOME',
  'IVD_PRO',
  'DEV_B_PRO',
  'DEV_C',
  'DEV_D',
  'RADIATION',
  'ULTRASOUND',
]
const isLighter = (one: ProductClass, other: ProductClass): boolean =>
  [drugs, devices].some(
    (ladder) =>
      ladder.includes(other) && ladder.includes(one) && ladder.indexOf(one) < ladder.indexOf(other),
  )

const refused = (column: CellError['column'], message: string) => err({ column, message })
const certain = (productClass: ProductClass) => ok({ productClass, problem: undefined })
const doubtful = (productClass: ProductClass) =>
  ok({ productClass, problem: 'class_doubtful' as const })
const unknown = ok({ productClass: '' as const, problem: 'class_unknown' as const })

/**
 * The class of imported goods, which decides who may buy them (domain reference 3.1): from the file's columns, else from the
 * family, the name lists and the HSN. What may never be sold is refused; what isn't certain waits for staff.
 */
export function classifyRow(
  goods: GoodsToClassify,
  background: Background,
): Result<Classified, CellError> {
  const names = wordsOf(
    [
      goods.title,
      goods.brand,
      goods.category,
      ...goods.attributes.filter((a) => composition.test(a.label)).map((a) => a.value),
    ].join(' . '),
  )
  const banned = bannedFor(goods, names)
  if (banned !== undefined) return refused('title', banned)
  const stated = statedClass(goods)
  if (!stated.ok) return stated
  const clues: Clues = {
    kind: kindOf(goods.hsn),
    drug: drugByName(names),
    device: deviceByName(names),
    byHsn: classByHsn(goods.hsn),
    // "Each tablet contains alprazolam" stands in descriptions, and so does "do not take with morphine".
    warns: neverListed.some((list) => has(wordsOf(goods.description), list.names)),
  }
  const found = stated.value
    ? judgeStated(goods.hsn, stated.value, clues, background)
    : deriveClass(clues, background)
  return found.ok &&
    clues.warns &&
    found.value.problem === undefined &&
    isMedicineClass(found.value.productClass)
    ? ok({ ...found.value, problem: 'class_doubtful' })
    : found
}

type Clues = {
  kind: HsnKind
  drug: ProductClass | undefined
  device: ProductClass | undefined
  byHsn: ProductClass | undefined
  warns: boolean
}

function bannedFor({ hsn, schedule }: GoodsToClassify, names: string): string | undefined {
  if (/^(x|ndps)$/i.test(schedule.replace(/^schedule\s*/i, '')))
    return `is of Schedule ${schedule.toUpperCase()}: it can't be sold here`
  // A test for morphine is no morphine.
  if (kindOf(hsn) === 'device') return undefined
  for (const { source, names: list } of neverListed) {
    const name = list.find((one) => has(names, [one]))
    if (name !== undefined) return `names ${name}, ${source}: it can't be sold here`
  }
  return has(names, ['oxytocin']) && has(names, forAnimals)
    ? 'names oxytocin for animals (G.S.R. 29(E), 17 January 2014): it can’t be sold here'
    : undefined
}

/** Other spellings of a class, such as the letters of the Medical Devices Rules. */
const spellings: Readonly<Record<string, ProductClass>> = {
  A: 'DEV_A',
  B: 'DEV_B_PRO',
  C: 'DEV_C',
  D: 'DEV_D',
  DEV_B: 'DEV_B_PRO',
  IVD: 'IVD_PRO',
}
const schedules: Readonly<Record<string, ProductClass>> = {
  G: 'DRUG_GEN',
  K: 'DRUG_GEN',
  H: 'DRUG_H',
  H1: 'DRUG_H1',
  C: 'BIO_C',
  C1: 'BIO_C',
}

/** The class that the file's columns give; undefined where they are empty, `doubt` where they contradict each other. */
function statedClass({
  productClass,
  schedule,
}: GoodsToClassify): Result<{ value: ProductClass; doubt: boolean } | undefined, CellError> {
  const letter = productClass.replace(/^CLASS\s+/, '')
  const own =
    (Object.hasOwn(spellings, letter) ? spellings[letter] : undefined) ??
    PRODUCT_CLASSES.find((one) => one === productClass && one !== 'BANNED')
  if (productClass !== '' && own === undefined)
    return refused(
      'class',
      `is "${productClass}"; write ${PRODUCT_CLASSES.filter((one) => one !== 'BANNED').join(', ')}`,
    )
  const mark = schedule
    .toUpperCase()
    .replace(/^SCHEDULE\s*/, '')
    .replace(/[^A-Z0-9]/g, '')
  if (['', 'NONE', 'NA', 'NO', 'NIL'].includes(mark))
    return ok(own === undefined ? undefined : { value: own, doubt: false })
  const byMark = Object.hasOwn(schedules, mark) ? schedules[mark] : undefined
  if (byMark === undefined)
    return refused(
      'schedule',
      `is "${schedule}"; write ${Object.keys(schedules).join(', ')}, or nothing`,
    )
  if (own === undefined || own === byMark) return ok({ value: byMark, doubt: false })
  if (!isMedicineClass(own)) return ok({ value: own, doubt: true })
  return ok({ value: isLighter(own, byMark) ? byMark : own, doubt: false })
}

function judgeStated(
  hsn: string,
  { value, doubt }: { value: ProductClass; doubt: boolean },
  { kind, drug, device }: Clues,
  { familyClass, soldAs }: Background,
): Result<Classified, CellError> {
  if (doubt) return doubtful(value)
  // Staff, or an earlier file, have settled it.
  if (value === soldAs) return certain(value)
  if (soldAs !== undefined && isMedicineClass(soldAs) && !isMedicineClass(value))
    return doubtful(value)
  if (isMedicineClass(value))
    return drug !== undefined && isLighter(value, drug) ? doubtful(value) : certain(value)
  if (kind === 'medicine' && (value === 'GEN' || drug !== undefined)) return doubtful(value)
  if (value === familyClass) return certain(value)
  if (value === 'GEN' && (starts(hsn, onlyDevices) || (drug !== undefined && kind !== 'device')))
    return doubtful(value)
  return device !== undefined && isLighter(value, device) ? doubtful(value) : certain(value)
}

function deriveClass(
  { kind, drug, device, byHsn }: Clues,
  { familyClass }: Background,
): Result<Classified, CellError> {
  if (familyClass !== undefined && isMedicineClass(familyClass))
    return certain(drug !== undefined && isLighter(familyClass, drug) ? drug : familyClass)
  if (kind === 'medicine') {
    if (familyClass !== undefined && familyClass !== 'GEN')
      return drug === undefined ? certain(familyClass) : doubtful(familyClass)
    const known = drug ?? byHsn
    return known === undefined ? unknown : certain(known)
  }
  if (drug !== undefined && kind !== 'device') return doubtful(drug)
  if (familyClass !== undefined && familyClass !== 'GEN')
    return device !== undefined && isLighter(familyClass, device)
      ? doubtful(familyClass)
      : certain(familyClass)
  const known = device ?? byHsn
  if (known !== undefined) return certain(known)
  // A family of general goods answers for what has no HSN of devices.
  if (kind === 'general' || (familyClass === 'GEN' && kind === 'none')) return certain('GEN')
  return unknown
}

function drugByName(names: string): ProductClass | undefined {
  const found = has(names, biologicals)
    ? 'BIO_C'
    : has(names, scheduleH1)
      ? 'DRUG_H1'
      : has(names, scheduleH)
        ? 'DRUG_H'
        : undefined
  return found !== undefined && has(names, forAnimals) ? 'VET' : found
}

/** The strictest class among the devices that a name contains. */
function deviceByName(names: string): ProductClass | undefined {
  const words = singular(names)
  return deviceNames
    .filter((list) => has(words, list.names))
    .map(({ productClass }) => productClass)
    .toSorted((a, b) => devices.indexOf(b) - devices.indexOf(a))[0]
}

const classByHsn = (hsn: string): ProductClass | undefined =>
  hsnClasses.find(({ prefix }) => hsn.startsWith(prefix))?.productClass

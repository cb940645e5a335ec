import { PRODUCT_CLASSES, type ProductClass } from '@upchar/kernel/buying-rules'
import { biologicals, neverListed, scheduleH, scheduleH1 } from '@upchar/reference/medicine-names'
import type { CellError } from './cell-reader.ts'

/** Medicines, vaccines and sera. Dressings (3005) and sutures (3006) of the same chapter are no medicines. */
const medicineHeadings = ['3001', '3002', '3003', '3004']
const medicineClasses: readonly ProductClass[] = ['DRUG_GEN', 'DRUG_H', 'DRUG_H1', 'BIO_C', 'VET']

/** True for goods that the Drugs Rules 1945 let nobody sell without batch number and expiry date. */
export const isMedicine = (hsn: string, productClass: string): boolean =>
  medicineHeadings.some((heading) => hsn.startsWith(heading)) ||
  medicineClasses.some((one) => one === productClass)

const names = (title: string, word: string) => ` ${title} `.includes(` ${word} `)

type Goods = { title: string; hsn: string; productClass: string }

/**
 * The class of an imported product, which decides who may buy it (domain reference 3.1): from the file's column, else from the
 * names of Schedules H and H1 and of biologicals, else from its family. What is certainly or possibly a medicine and can't be
 * classified is refused, so that it is never on sale as general goods.
 */
export function classifyRow(
  { title, hsn, productClass }: Goods,
  familyClass: string,
): { ok: true; value: string } | { ok: false; error: CellError } {
  const words = title.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
  const asMedicine = hsn === '' || isMedicine(hsn, productClass) || isMedicine(hsn, familyClass)
  const banned = asMedicine
    ? neverListed.flatMap(({ source, names: list }) =>
        list.filter((name) => names(words, name)).map((name) => ({ name, source })),
      )[0]
    : undefined
  if (banned !== undefined)
    return refuse('title', `names ${banned.name}, ${banned.source}: it can't be sold here`)
  const known = PRODUCT_CLASSES.find((one) => one === productClass)
  if (productClass !== '' && (known === undefined || known === 'BANNED'))
    return refuse('class', `is "${productClass}"; write ${sellable.join(', ')}`)
  const medicine = isMedicine(hsn, '')
  // A device may carry a medicine and its HSN, such as a heparinised syringe; general goods may not.
  if (known === 'GEN' && medicine)
    return refuse('class', `is ${known}, but HSN ${hsn} is a medicine; write ${medicineWords}`)
  if (known !== undefined) return { ok: true, value: known }
  if (isMedicine('', familyClass)) return { ok: true, value: strictest(words, familyClass) }
  if (!medicine || familyClass !== 'GEN') return { ok: true, value: familyClass }
  const byName = classByName(words)
  if (byName !== undefined) return { ok: true, value: byName }
  return refuse('class', `is missing: HSN ${hsn} is a medicine; write ${medicineWords}`)
}

const sellable = PRODUCT_CLASSES.filter((one) => one !== 'BANNED')
const medicineWords = medicineClasses.join(', ')

const refuse = (column: CellError['column'], message: string) => ({
  ok: false as const,
  error: { column, message },
})

function classByName(words: string): ProductClass | undefined {
  const has = (list: readonly string[]) => list.some((name) => names(words, name))
  if (has(biologicals)) return 'BIO_C'
  if (has(scheduleH1)) return 'DRUG_H1'
  return has(scheduleH) ? 'DRUG_H' : undefined
}

/** A name of Schedule H1 or a biological outweighs the family, whose other goods may be of a lighter class. */
const strictest = (words: string, familyClass: string): string => {
  const byName = classByName(words)
  return byName === undefined || familyClass === 'VET' ? familyClass : byName
}

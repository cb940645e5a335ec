import { checkGstin } from '@upchar/kernel/gstin'
import { licenceFormOf, SELLER_AGREEMENT } from '@upchar/kernel/seller-applications'
import type { Dossier } from './view.ts'

/** What the shop itself can check before anybody trusts an application; `stateCode` is that of the pincode. */
export function checklistOf(
  { row, documents, needs }: Dossier,
  stateCode: string | undefined,
): { name: string; right: boolean }[] {
  const gstin = checkGstin(row.gstin)
  const licences = needs.filter(({ kinds }) =>
    kinds.some((kind) => licenceFormOf(kind) !== undefined),
  )
  return [
    { name: 'GSTIN has the right check character', right: gstin.ok },
    {
      name: 'State of the GSTIN is that of the address',
      right: gstin.ok && gstin.value.stateCode === stateCode,
    },
    {
      name: 'Licences cover what they want to sell and are in force',
      right: licences.every(({ met }) => met),
    },
    {
      name: 'GST certificate, PAN and proof of the bank account are there',
      right: needs.every((need) => need.met || licences.includes(need)),
    },
    {
      name: `Agreed to the terms of version ${SELLER_AGREEMENT.version}`,
      right: row.agreementVersion === SELLER_AGREEMENT.version,
    },
    {
      name: 'Nothing that was asked for is missing',
      right: documents.every(({ reason }) => reason === ''),
    },
  ]
}

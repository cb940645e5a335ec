import { expect, it } from 'vitest'
import { mayPromote, PRODUCT_CLASSES } from './buying-rules.ts'

it('no prescription medicine, vaccine or insulin is promoted, everything else may be (domain reference 3.3)', () => {
  expect(PRODUCT_CLASSES.filter((one) => !mayPromote(one))).toEqual(['DRUG_H', 'DRUG_H1', 'BIO_C'])
})

import { beforeEach, expect, it } from 'vitest'
import { modalStore, popModal, pushModal, resetModals } from './modals.ts'

beforeEach(resetModals)
const names = () => modalStore.getState().stack.map(({ name }) => name)

it('MODAL-01 ignores a duplicate of the top, not of a lower one', () => {
  pushModal('pincode', {})
  pushModal('pincode', {})
  expect(names()).toEqual(['pincode'])
  pushModal('need-help', {})
  pushModal('pincode', {})
  expect(names()).toEqual(['pincode', 'need-help', 'pincode'])
})

it('MODAL-02 keeps the search modal last, whatever is opened after it', () => {
  pushModal('search', {})
  pushModal('pincode', {})
  pushModal('pincode', {})
  pushModal('search', {})
  expect(names()).toEqual(['pincode', 'search'])
})

it('MODAL-03 pops the top only if it matches', () => {
  pushModal('pincode', {})
  pushModal('need-help', {})
  popModal('pincode')
  expect(names()).toEqual(['pincode', 'need-help'])
  popModal('need-help')
  expect(names()).toEqual(['pincode'])
})

it('MODAL-04 empties the stack on reset', () => {
  pushModal('pincode', {})
  pushModal('search', {})
  resetModals()
  expect(names()).toEqual([])
})

import { expect, it } from 'vitest'
import { fillDatabase } from '@upchar/seed/fill'
import { isFilled } from '@upchar/seed/finished'
import { useWorld } from './world.ts'

const world = useWorld()
const options = { today: '2026-11-21', onProgress: () => undefined }

it('a load that breaks off before its end leaves no shop that counts as filled, and the next one makes it whole', async () => {
  await expect(fillDatabase(world.db, { ...options, besides: () => Promise.reject(new Error('power cut')) })).rejects.toThrow('power cut')
  expect(await isFilled(world.db)).toBe(false)
  await fillDatabase(world.db, options)
  expect(await isFilled(world.db)).toBe(true)
})

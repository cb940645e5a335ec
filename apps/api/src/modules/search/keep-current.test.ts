import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../jobs.ts'
import { announceChange } from '../../platform/db/changes.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { announced } from '@upchar/testkit/announced'
import { useWorld } from '@upchar/testkit/world'
import { analysisFiles, analysisOf, currentAnalysis } from './index/analysis.ts'
import { askForCurrentIndex, updateIndex, rebuildSearchIndex, searchGroups } from './index.ts'

const world = useWorld()
const state = async () =>
  (
    await world.db.$client.query<{ version: number; analysis: string }>(
      'select version, analysis from search_state',
    )
  ).rows[0]
const waitingJobs = async () =>
  (
    await world.db.$client.query('select 1 from graphile_worker.jobs where task_identifier = $1', [
      'rebuild-search-index',
    ])
  ).rowCount
const workOff = () => runDueJobs(world.db, createJobHandlers(world.context), world.context.log)
const found = async (text: string) =>
  (await searchGroups(world.context, { text, limit: 50 })).groupIds.length

/** Reindexes all groups, as after a change of the catalogue. */
const reindexed = () => announced(world, () => announceChange(world.db))

/** The index of an older release that didn't know tonometers. */
beforeEach(async () => {
  await world.db.$client.query(
    `update search_state set analysis = 'older rules', version = version + 1`,
  )
  await world.db.$client.query(
    `update search_posting set term = 'older ' || term where term like 'tonometer%'`,
  )
  await reindexed()
})

const packed = async () =>
  (await world.db.$client.query(`select 1 from search_posting where term = 'tonometer'`)).rowCount

describe('an index built by older code', () => {
  it('is rebuilt once when several processes start at once', async () => {
    const before = (await state())?.version ?? 0
    expect(
      await Promise.all([
        askForCurrentIndex(world.context),
        askForCurrentIndex(world.context),
        askForCurrentIndex(world.context),
      ]),
    ).toEqual([true, true, true])
    expect(await waitingJobs()).toBe(1)
    expect(await packed()).toBe(0)
    await Promise.all([workOff(), updateIndex(world.context), updateIndex(world.context)])
    expect(await state()).toEqual({ version: before + 1, analysis: currentAnalysis() })
    expect(await packed()).toBe(1)
    expect(await askForCurrentIndex(world.context)).toBe(false)
    expect(await waitingJobs()).toBe(0)
  })

  it('is replaced in every process once the new one is ready', async () => {
    await announced(world, async () => {
      await askForCurrentIndex(world.context)
      await workOff()
    })
    expect(await found('tonometer')).toBeGreaterThan(0)
  })

  it('is used until the new one is committed', async () => {
    const expected = await found('nitrile gloves')
    const blocker = new pg.Client({ connectionString: world.db.$client.options.connectionString })
    await blocker.connect()
    try {
      await blocker.query('begin')
      await blocker.query('lock table search_state in share row exclusive mode')
      const rebuilt = updateIndex(world.context)
      const waits = `select 1 from pg_locks where relation = 'search_state'::regclass and not granted`
      while ((await blocker.query(waits)).rowCount === 0) await sleep(10)
      await reindexed()
      expect(await found('nitrile gloves')).toBe(expected)
      expect(await found('retinoscope')).toBeGreaterThan(0)
      expect((await state())?.analysis).toBe('older rules')
      await blocker.query('rollback')
      await rebuilt
    } finally {
      await blocker.end()
    }
    expect((await state())?.analysis).toBe(currentAnalysis())
  })
})

it('counts as built while there are no products', async () => {
  await world.db.$client.query('update product_group set active = false')
  await rebuildSearchIndex(world.db)
  expect(await askForCurrentIndex(world.context)).toBe(false)
  await world.db.$client.query('update product_group set active = true')
})

describe('the fingerprint of the rules', () => {
  it('covers all code that the build runs, and no other', () => {
    const files = [...analysisFiles().keys()]
    expect(files).toEqual(
      expect.arrayContaining([
        'index/analyse-group.ts',
        'index/posting-list.ts',
        'index/segment-writer.ts',
        'store/sources.ts',
        'text/devanagari.ts',
        'text/stem.ts',
        'text/stop-words.ts',
        'text/tokens.ts',
        'text/units.ts',
      ]),
    )
    expect(files.filter((file) => /^(query|suggest|testing)\/|test\.ts$/.test(file))).toEqual([])
  })

  it('misses no rule outside this module', () => {
    const imported = [...analysisFiles().values()].flatMap((text) =>
      [...text.matchAll(/^import (?!type).* from '([^']+)'$/gm)].map(([, from = '']) => from),
    )
    expect(
      new Set(
        imported.filter(
          (from) => !/^\.\.?\/[\w-]+(\/[\w-]+)?\.ts$/.test(from) && !from.startsWith('node:'),
        ),
      ),
    ).toEqual(
      new Set(['../../../platform/db/database.ts', '../../catalogue/index.ts', 'pg-copy-streams']),
    )
    // Of the catalogue only this rule, which the fingerprint covers.
    expect(
      [...analysisFiles().values()].flatMap((text) =>
        [...text.matchAll(/^import (.*) from '..\/..\/catalogue\/index.ts'$/gm)].map(
          ([, names]) => names,
        ),
      ),
    ).toEqual(['{ filterValue, type AttributeDefinition }'])
    expect([...analysisFiles().keys()].some((file) => file.endsWith('/filter-value.ts'))).toBe(true)
  })

  it('changes with any of these files', () => {
    const files = analysisFiles()
    expect(analysisOf(files)).toBe(currentAnalysis())
    for (const [file, text] of files)
      expect(analysisOf(new Map([...files, [file, `${text}\n`]])), file).not.toBe(currentAnalysis())
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll } from 'vitest'
import { importCatalogue } from '@upchar/api/flows/catalogue-file/index'
import type { World } from './world.ts'

export type CatalogueFiles = {
  /** The path of a file in this folder. */
  at(name: string): string
  /** Writes a file and returns its path. */
  file(name: string, content: string | Buffer): string
  /** Imports a file of this folder. */
  run(
    name: string,
    options?: { dryRun?: boolean; at?: Date; onProgress?: (done: number) => void },
  ): ReturnType<typeof importCatalogue>
  /** How many rows a table has. */
  count(table: string): Promise<number | undefined>
  /** SKU and title of the variants whose SKU matches. */
  titles(like: string): Promise<[string, string][]>
}

/** A folder of catalogue files for one test file, and the imports of them into its world. */
export function useCatalogueFiles(world: World): CatalogueFiles {
  const folder = mkdtempSync(path.join(tmpdir(), 'upchar-file-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const at = (name: string) => path.join(folder, name)
  return {
    at,
    file: (name, content) => {
      writeFileSync(at(name), content)
      return at(name)
    },
    run: (name, options = {}) =>
      importCatalogue(world.db, {
        path: at(name),
        dryRun: false,
        at: new Date('2026-11-24T05:30:00Z'),
        onProgress: () => undefined,
        ...options,
      }),
    count: async (table) =>
      (
        await world.db.execute<{ n: number }>(
          sql`select count(*)::int as n from ${sql.identifier(table)}`,
        )
      ).rows[0]?.n,
    titles: async (like) =>
      (
        await world.db.execute<{ sku: string; title: string }>(
          sql`select v.sku, g.title from variant v join product_group g on g.id = v.group_id where v.sku like ${like} order by v.sku`,
        )
      ).rows.map(({ sku, title }) => [sku, title]),
  }
}

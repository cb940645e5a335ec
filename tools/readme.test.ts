import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '@upchar/api/platform/config'
import { root } from './architecture/imports.ts'
import { readmeWithSettings } from './settings-table.ts'

describe('settings', () => {
  it('stand in README as they are declared', () => {
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toBe(readmeWithSettings())
  })

  it('are refused with a list that says what is wrong and why', () => {
    const parsed = parseConfig({ PORT: '99999', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' }, 'x'.repeat(32))
    expect(parsed.ok ? [] : parsed.error.map((line) => line.split(' ')[0])).toEqual(['PORT', 'DATABASE_URL:', 'LOG_LEVEL'].map((name) => expect.stringContaining(name.replace(':', ''))))
  })

  it('let no sandbox and no made-up secret into production', () => {
    const parsed = parseConfig({ UPCHAR_ENV: 'production' }, 'x'.repeat(32))
    expect(parsed.ok ? '' : parsed.error.join('\n')).toMatch(/UPCHAR_SECRET[\s\S]*PAYMENT_PROVIDER[\s\S]*COURIER_TOKEN/)
  })
})

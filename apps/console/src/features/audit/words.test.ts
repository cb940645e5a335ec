import { describe, expect, it } from 'vitest'
import { auditQuery, readAuditSearch } from './search.ts'
import { isNamed, subjectHref, subjectName } from './words.ts'

describe('the audit log', () => {
  it('AUTH-09 leads from an entry to what it is about', () => {
    expect(
      (
        [
          ['customer', 'c1'],
          ['order', 'UP-1'],
          ['kyc_application', 'a1'],
          ['unread_webhook', 'w1'],
          ['ticket', 't1'],
          ['books_audit', 'b1'],
          ['family', 'gloves'],
          ['flag', 'is_cod_snippet'],
          ['voucher', 'WARD5'],
          ['buying_rule', 'RX:3'],
          ['kyc_ask', '3:pharma:note'],
          ['gst_rate', '4015:medical'],
          ['gst_rate', '4015'],
          ['landing_page', 'dental'],
          ['warehouse', '7'],
          ['staff_member', 's1'],
        ] as const
      ).map(([kind, id]) => subjectHref({ kind, id })?.replace('/console', '')),
    ).toEqual([
      '/customers/c1',
      '/orders/UP-1',
      '/kyc/a1',
      '/webhooks/w1',
      '/support/t1',
      '/books?audit=b1',
      '/product-types/gloves',
      '/flags?q=is_cod_snippet',
      '/vouchers?voucher=WARD5',
      '/buying-rules?class=RX&of=3',
      '/kyc-questions?of=3&stage=pharma&section=note',
      '/gst-rates/4015?tag=medical',
      '/gst-rates/4015',
      '/landing-pages/dental',
      undefined,
      undefined,
    ])
  })

  it('names a thing by its name, else by a key that people know, else by the start of its id', () => {
    const id = '0198c0de-0000-7000-8000-000000000001'
    expect(subjectName({ kind: 'customer', id, name: 'Asha Clinic' })).toBe('Asha Clinic')
    expect(subjectName({ kind: 'customer', id, name: null })).toBe('0198c0de…')
    expect(subjectName({ kind: 'order', id: 'UP-123456789', name: null })).toBe('UP-123456789')
    expect(subjectName({ kind: 'product', id: 'nitrile-examination-gloves', name: null })).toBe(
      'nitrile-examination-gloves',
    )
    expect(subjectName({ kind: 'wallet_refunds', id: 'wallet_refunds', name: null })).toBe('')
    expect(subjectName({ kind: 'buying_rule', id: 'NONE:999', name: null })).toBe('NONE: 999')
    expect(isNamed({ kind: 'customer', id, name: null })).toBe(false)
    expect(isNamed({ kind: 'customer', id, name: 'Asha' })).toBe(true)
    expect(isNamed({ kind: 'voucher', id: 'WARD5', name: null })).toBe(true)
  })

  it('asks for what the address says, and drops what is nothing', () => {
    expect(
      auditQuery({
        by: 's1',
        subject: 'order',
        id: 'UP-1',
        from: '2026-11-01',
        to: '2026-11-30',
        page: 2,
      }),
    ).toEqual({
      by: 's1',
      subject_kind: 'order',
      subject_id: 'UP-1',
      from: '2026-11-01',
      to: '2026-11-30',
      page: 2,
      limit: 25,
    })
    expect(auditQuery({})).toEqual({ page: 1, limit: 25 })
    expect(
      readAuditSearch({ by: 'a b', action: 'nothing', subject: 'x', id: '<', from: '1 May' }),
    ).toEqual({})
  })
})

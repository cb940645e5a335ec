import { expect, it } from 'vitest'
import { crontab } from './jobs.ts'

const indiaMinutes = 330
const pad = (number: number): string => String(number).padStart(2, '0')

/** A line's time in India, its interval, or its minute of each hour. */
function whenOf(line: string): [job: string, when: string] {
  const [minute = '', hour = '', , , , job = ''] = line.split(' ')
  if (hour === '*') return [job, minute === '*' || minute.startsWith('*/') ? minute : `:${minute}`]
  const at = (Number(hour) * 60 + Number(minute) + indiaMinutes) % (24 * 60)
  return [job, `${pad(Math.floor(at / 60))}:${pad(at % 60)}`]
}

// The schedule is read as UTC; days of licences, rates and expiry begin at midnight in India.
it('runs each job at its time in India', () => {
  expect(Object.fromEntries(crontab.split('\n').map(whenOf))).toEqual({
    'release-holds': '*',
    'reconcile-payments': '*',
    'send-notices': '*/10',
    'queue-reports': '*/10',
    'catch-up-catalogue': '*/10',
    'end-search-placements': '*/10',
    'follow-bookings': '*/10',
    'tell-called-off': '*/10',
    'settle-referrals': ':20',
    'follow-settlements': ':40',
    'follow-recalls': ':10',
    'warn-complaints': ':50',
    'follow-licences': '00:00',
    'age-stock': '00:05',
    'expire-wallets': '00:05',
    'follow-gst-rates': '00:05',
    'follow-ceilings': '00:05',
    'close-statements': '00:15',
    forget: '02:05',
    'count-bought-together': '02:20',
    'clear-files': '02:35',
    'audit-books': '03:05',
    'expire-kyc': '09:00',
    'remind-credit': '09:00',
    'settle-sandbox': '10:00',
  })
})

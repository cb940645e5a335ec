import { developmentAdmin, developmentCode } from '@upchar/api/modules/staff/index'

if (process.env['UPCHAR_ENV'] === 'production') {
  process.stderr.write(
    'A production shop has no development account. Use your own authenticator app; npm run make-admin makes a new link.\n',
  )
  process.exit(1)
}
const secondsLeft = 30 - (Math.floor(Date.now() / 1000) % 30)
process.stdout.write(
  `${developmentCode(new Date())}  valid for ${secondsLeft} seconds and one sign-in of ${developmentAdmin.email}\n`,
)

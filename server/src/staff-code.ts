import { developmentAdmin, developmentCode } from '@upchar/api/modules/staff/index'

const secondsLeft = 30 - (Math.floor(Date.now() / 1000) % 30)
process.stdout.write(
  `${developmentCode(new Date())}  valid for ${secondsLeft} seconds and one sign-in of ${developmentAdmin.email}\n`,
)

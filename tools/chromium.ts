import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Finds Chromium at CHROMIUM_PATH or in the usual places. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...places].find(
    (place) => place !== undefined && existsSync(place),
  )

/** Finds Chromium for the browser journeys; installs it when running as root, otherwise prints the command. */
export function ensureChromium(): string | undefined {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('Installing Chromium for the browser journeys …\n')
    spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] })
    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      },
    )
    return findChromium()
  }
  process.stderr.write(
    'The browser journeys need Chromium. Install it with: sudo apt-get install chromium\n' +
      '(or set CHROMIUM_PATH to an existing one)\n',
  )
  return undefined
}

/** Lets Chromium run as root and without internet access. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where Chromium is: CHROMIUM_PATH, or the usual places. */
export const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...places].find(
    (place) => place !== undefined && existsSync(place),
  )

/** Chromium for the browser journeys: installed here when we may, otherwise the one command is said. */
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
    'The browser journeys need Chromium. Install it with: sudo apt-get install chromium\n(or set CHROMIUM_PATH to one you have)\n',
  )
  return undefined
}

/** What Chromium needs to run in a closed network and as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

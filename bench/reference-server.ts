import { createServer } from 'node:http'
import pg from 'pg'

/** The reference: `/http` answers 2 kB, `/pg` runs one primary-key select through a pool of 10. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
await pool.query(
  'create table if not exists bench_reference (id integer primary key, body text not null)',
)
await pool.query(
  `insert into bench_reference select i, repeat('x', 2000) from generate_series(1, 1000) i on conflict do nothing`,
)

const body = JSON.stringify({ body: 'x'.repeat(2000) })
let next = 0

createServer((request, response) => {
  response.setHeader('content-type', 'application/json')
  if (request.url === '/http') {
    response.end(body)
    return
  }
  next = (next % 1000) + 1
  pool.query<{ body: string }>('select body from bench_reference where id = $1', [next]).then(
    ({ rows }) => response.end(JSON.stringify(rows[0])),
    () => response.writeHead(500).end(),
  )
}).listen(Number(process.env['PORT']), '127.0.0.1')

// A plain object: drizzle-kit is fetched when it's needed and can't be imported from here.
export default {
  dialect: 'postgresql',
  schema: './apps/api/src/schema.ts',
  out: './apps/api/migrations',
}

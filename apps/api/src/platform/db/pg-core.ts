/** Drizzle's table definitions, imported once for the reason in sql.ts. */
export * from 'drizzle-orm/pg-core'

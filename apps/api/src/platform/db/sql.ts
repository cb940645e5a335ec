/**
 * Drizzle's query language, imported here and nowhere else in the API. Node parses a package's `exports` again for each
 * importing file; Drizzle's are 180 kB, and over a hundred imports were a fifth of a start.
 */
export * from 'drizzle-orm'

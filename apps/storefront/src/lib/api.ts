export * from '@upchar/web/api'

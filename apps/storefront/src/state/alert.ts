export * from '@upchar/web/alerts'

import { defineConfig } from 'prisma/config'

/** Only Prisma's own commands connect through it, such as `prisma migrate deploy` where its native engine can be had. */
const url = process.env['DATABASE_URL']

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(url !== undefined && { datasource: { url } }),
})

// Writes what changed in prisma/schema since the last migration as a new one: node scripts/new-migration.mjs add_goals
// With --empty the migration holds no SQL yet, for what a Prisma schema cannot say.
import { prepare } from './support/prepare/prepare.mjs'
import { run, say } from './support/print.mjs'

await run(async () => {
  const [name, ...flags] = process.argv.slice(2)
  await prepare()
  const { writeMigration } = await import('./support/database/new-migration.mjs')
  const folder = await writeMigration({ name: name ?? '', empty: flags.includes('--empty') })
  say(
    folder
      ? `Wrote prisma/migrations/${folder}/migration.sql`
      : 'prisma/schema has not changed since the last migration.',
  )
})

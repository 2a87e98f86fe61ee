import { expect, inject, test } from 'vitest'
import { migrateAndSeed } from '@/scripts/support/database/demo-data.mjs'
import { withClient, withDatabase } from '@/tests/support/scratch-database'

/** In place of the demo, which takes a minute to write: a process that ends at once. */
const story = (code: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_OPTIONS: `--import=data:text/javascript,process.exit(${code})`,
})
const [killed, whole] = [story(1), story(0)]

const addWorkspace = (url: string) =>
  withClient(url, (client) =>
    client.query(
      `insert into "Workspace" (id, slug, name, "createdAt") values (gen_random_uuid(), 'half', 'Half', now())`,
    ),
  )

const namesOf = (url: string) =>
  withClient(url, async (client) => (await client.query('select name from "Workspace"')).rows.map(({ name }) => name))

test('a demo that was left half written is emptied and written anew, where all of it is ours', async () => {
  await withDatabase(
    'demo',
    async (databaseUrl) => {
      const writing = migrateAndSeed({ databaseUrl, env: killed, mayEmpty: true })
      await expect(writing).rejects.toThrow('The demo could not be written')
      await addWorkspace(databaseUrl)

      const given = migrateAndSeed({ databaseUrl, env: whole, mayEmpty: false })
      await expect(given).rejects.toThrow('Give DATABASE_URL an empty one.')
      expect(await namesOf(databaseUrl)).toEqual(['Half'])

      await migrateAndSeed({ databaseUrl, env: whole, mayEmpty: true })
      expect(await namesOf(databaseUrl)).toEqual([])

      // From here on it is whole, and what stands in it is left alone.
      await addWorkspace(databaseUrl)
      await migrateAndSeed({ databaseUrl, env: killed, mayEmpty: true })
      expect(await namesOf(databaseUrl)).toEqual(['Half'])
    },
    inject('database').template,
  )
})

test('the demo has the trial of its story, however long that of a new workspace is', async () => {
  const env = {
    ...process.env,
    TRIAL_DAYS: '3',
    NODE_OPTIONS: '--import=data:text/javascript,process.exit(process.env.TRIAL_DAYS-14)',
  }
  await withDatabase('trial', (databaseUrl) => migrateAndSeed({ databaseUrl, env, mayEmpty: true }))
})

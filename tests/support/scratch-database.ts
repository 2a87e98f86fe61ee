import pg from 'pg'
import { inject } from 'vitest'

const { serverUrl, run } = inject('database')

/** The address of another database on the server of the tests. */
export const addressOf = (database: string) => Object.assign(new URL(serverUrl), { pathname: `/${database}` }).href

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * A database while the work lasts, named so that a killed run's is found and dropped. It is empty, or what the template
 * is.
 */
export async function withDatabase(name: string, work: (url: string) => Promise<void>, template = 'template1') {
  const database = `rapport_test_${run}_${name}`
  await withClient(serverUrl, (client) => client.query(`create database "${database}" template "${template}"`))
  try {
    await work(addressOf(database))
  } finally {
    await withClient(serverUrl, (client) => client.query(`drop database "${database}" with (force)`))
  }
}

// Adds to package-lock.json the optional packages of other systems that npm could not look up: node scripts/complete-lock.mjs
// npm leaves those out without a word, and `npm ci` then refuses the lock file on every system.
import { readFile, writeFile } from 'node:fs/promises'
import { missingOptionals } from './support/prepare/lock-file.mjs'
import { run, say } from './support/print.mjs'
import { fromRoot } from './support/root.mjs'

await run(async () => {
  const file = fromRoot('package-lock.json')
  const lock = JSON.parse(await readFile(file, 'utf8'))
  const missing = missingOptionals(lock.packages)
  if (missing.length === 0) return say('package-lock.json is complete.')
  const entries = Object.entries(lock.packages).concat(missing)
  lock.packages = Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other, 'en')))
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
  say(`Added ${missing.map(([place]) => place.slice('node_modules/'.length)).join(', ')}.`)
})

// The development server as a process of its own.
import { createRequire } from 'node:module'
import net from 'node:net'
import { nearestHost, whyNotListen } from '../ports.mjs'
import { run } from '../print.mjs'
import { waitUntil } from '../processes.mjs'

const place = { port: Number(process.env['PORT']), host: process.env['HOST'] || undefined }

function answers() {
  return new Promise((/** @type {(isThere: boolean) => void} */ resolve) => {
    const knock = net.connect({ port: place.port, host: nearestHost(place) })
    knock.once('connect', () => resolve(Boolean(knock.destroy())))
    knock.once('error', () => resolve(false))
  })
}

await run(async () => {
  const fault = await whyNotListen(place)
  if (fault) throw fault
  process.argv.splice(2, process.argv.length, 'dev', '-p', String(place.port), '-H', place.host ?? 'localhost')
  createRequire(import.meta.url)('next/dist/bin/next')
  // Next tells nobody. If it finds the port taken after all it ends, and this process with it.
  await waitUntil(answers, Infinity)
  process.send?.('ready')
})

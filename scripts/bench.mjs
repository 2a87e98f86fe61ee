// npm run bench: how much each screen and endpoint asks of the database, the server and the browser, on a small and a
// large workspace, beside the floor in a folder shared/perf next to the project where there is one. --only=/feedback,/dashboard
// measures those that begin so; --quick is one short round; --fresh writes the workspaces anew. What lies over its bar is
// said last and makes it fail, unless --report is given. --crowd=10000 measures the small workspace alone and among as many
// others instead, and how long vacuum and the jobs take there.
import { chooseOptions } from './bench/options.mjs'
import { conclude } from './bench/report/verdict.mjs'
import { prepare } from './support/prepare/prepare.mjs'
import { run } from './support/print.mjs'
import { closeOnSignal, createClosers } from './support/shutdown.mjs'

const closers = createClosers()
closeOnSignal(closers)

await run(async () => {
  const options = chooseOptions(process.argv.slice(2))
  await prepare()
  const { measureAll } = await import('./bench/measure-all.mjs')
  const { measureCrowd } = await import('./bench/measure-crowd.mjs')
  const measure = options.crowd ? measureCrowd : measureAll
  const verdict = await measure(options, closers).finally(closers.close)
  conclude(verdict, options)
})

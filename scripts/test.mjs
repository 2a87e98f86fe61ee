// npm test: every check there is, the browser included. npm run check: those that need neither a database nor a build.
// npm test -- --only=lint,types runs some of them.
import { prepare } from './support/prepare/prepare.mjs'
import { run, say } from './support/print.mjs'
import { closeOnSignal, createClosers } from './support/shutdown.mjs'
import { chooseSteps } from './support/test/choice.mjs'
import { addUp, lastLine } from './support/test/tally.mjs'

const closers = createClosers()
closeOnSignal(closers)

await run(async () => {
  const chosen = chooseSteps(process.argv.slice(2))
  await prepare()
  const { runSteps } = await import('./support/test/run-steps.mjs')
  const total = addUp(await runSteps(chosen, closers))
  if (total.faults.length > 0) say(['What failed:', ...total.faults].join('\n\n'))
  say(lastLine(total))
  process.exitCode = total.failed ? 1 : 0
})

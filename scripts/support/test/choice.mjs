import { Stop } from '../print.mjs'

/** What needs neither a database nor a build: `npm run check`. */
const quick = ['format', 'lint', 'types', 'promises', 'imports', 'unused', 'units']

/** Everything there is, in the order in which it runs; `tests` holds the units, too. */
const everything = [...quick.filter((name) => name !== 'units'), 'build', 'tests', 'browser']

const stepNames = [...quick, 'build', 'tests', 'browser']

/**
 * The steps to run: all of them, the quick ones with `--quick`, or those of `--only=lint,types`.
 * @param {string[]} args
 */
export function chooseSteps(args) {
  const only = args.flatMap((one) => (one.startsWith('--only=') ? one.slice('--only='.length).split(',') : []))
  const strange = [
    ...args.filter((one) => one !== '--quick' && !one.startsWith('--only=')),
    ...only.filter((one) => !stepNames.includes(one)),
  ]
  if (strange.length) throw new Stop(`"${strange[0]}" is no step. npm test -- --only= takes ${stepNames.join(', ')}.`)
  if (only.length > 0) return stepNames.filter((name) => only.includes(name))
  return args.includes('--quick') ? quick : everything
}

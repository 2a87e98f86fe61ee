import { Stop } from '../print.mjs'

/** Every step by its name, in the order in which they run. */
const stepNames = ['format', 'lint', 'types', 'imports', 'unused', 'build', 'tests', 'browser']

/**
 * The steps to run: all of them, or those of `--only=lint,types`.
 * @param {string[]} args
 */
export function chooseSteps(args) {
  const only = args.flatMap((one) => (one.startsWith('--only=') ? one.slice('--only='.length).split(',') : []))
  const strange = [
    ...args.filter((one) => !one.startsWith('--only=')),
    ...only.filter((one) => !stepNames.includes(one)),
  ]
  if (strange.length) throw new Stop(`"${strange[0]}" is no step. npm test -- --only= takes ${stepNames.join(', ')}.`)
  return only.length ? stepNames.filter((name) => only.includes(name)) : stepNames
}

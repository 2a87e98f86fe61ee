/** A reason to stop that the person at the terminal should read as it is, without a stack. */
export class Stop extends Error {}

/**
 * One line of progress.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * Runs a command-line entry: a Stop is printed as a sentence, anything else with its stack; both exit with 1.
 * @param {() => Promise<void>} main
 */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    const text = error instanceof Stop ? error.message : error instanceof Error ? error.stack : String(error)
    process.stderr.write(`\n${text}\n\n`)
    process.exitCode = 1
  }
}

/** @param {number} start from `performance.now()` */
export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

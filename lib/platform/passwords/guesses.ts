import 'server-only'

/** What eight signs without any pattern take, which is the shortest password there may be. */
const FEWEST_GUESSES = 1e8

/** Of a longer password the beginning is judged: the time it takes grows with the square of the length. */
const JUDGED_SIGNS = 32

async function loadJudge() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs: graphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary, graphs, maxLength: JUDGED_SIGNS })
}

let judge: ReturnType<typeof loadJudge> | undefined

/**
 * Whether a password is among those a guesser tries early: one of fifty thousand that have leaked, with the usual letters
 * swapped and the usual endings too, a run along the keyboard, a date, a piece repeated (decisions, section 10).
 */
export async function isGuessedEarly(password: string): Promise<boolean> {
  // The lists are megabytes, which a process holds only once somebody has chosen a password.
  judge ??= loadJudge()
  return (await judge).check(password).guesses < FEWEST_GUESSES
}

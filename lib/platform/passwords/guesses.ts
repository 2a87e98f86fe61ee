import 'server-only'

/** The guesses for eight characters without a pattern, which is the shortest allowed password. */
const FEWEST_GUESSES = 1e8

/** Only the beginning of longer passwords is judged, because the time grows with the square of the length. */
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
 * True for passwords guessed early: one of fifty thousand leaked ones with usual variations, a keyboard run, a date, a
 * repetition.
 */
export async function isGuessedEarly(password: string): Promise<boolean> {
  // The lists take megabytes, so they load with the first chosen password.
  judge ??= loadJudge()
  return (await judge).check(password).guesses < FEWEST_GUESSES
}

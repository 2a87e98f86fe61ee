import { helpWordsOf, type HelpPage } from './help-page'

const fillers = new Set(
  (
    'a am an and any are as at be been but by can cannot could did do does don for from get got had has have how i if in is ' +
    'it its me my not of on or our really s say says should so some somebody someone t than that the their them there they ' +
    'this to up us was we what when where which who why will with without would you your'
  ).split(' '),
)

/** "reminders", "reminded" and "reminding" share a stem. */
function stemOf(word: string) {
  const stem = word.replace(/(?:ings?|ied|ies|ers?|ed|es|s|e|y)$/, '')
  return stem.length >= 3 ? stem : word
}

const allWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/['’\p{M}]/gu, '')
    .replace(/\b1[:-]1s?\b/g, 'one on one')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** A question of fillers alone keeps them. */
export function searchWords(text: string) {
  const words = allWords(text)
  const telling = words.filter((word) => !fillers.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(stemOf))]
}

const weights = { title: 6, keywords: 5, text: 1 } as const

type Indexed = {
  page: HelpPage
  titleText: string
  title: Set<string>
  keywords: Set<string>
  text: Set<string>
  phrases: string[]
}

const phraseOf = (text: string) => searchWords(text).join(' ')

const indexed = (page: HelpPage): Indexed => ({
  page,
  titleText: allWords(page.title).join(' '),
  title: new Set(searchWords(page.title)),
  keywords: new Set(page.keywords.flatMap(searchWords)),
  text: new Set(searchWords(helpWordsOf(page))),
  phrases: [page.title, ...page.keywords].map(phraseOf),
})

function fit(words: Set<string>, word: string) {
  if (words.has(word)) return 1
  return word.length >= 4 && [...words].some((other) => other.startsWith(word)) ? 0.5 : 0
}

const bestOf = (one: Indexed, word: string) =>
  Math.max(weights.title * fit(one.title, word), weights.keywords * fit(one.keywords, word)) +
  (one.text.has(word) ? weights.text : 0)

/** Rare words weigh more. */
function scoresOf(all: readonly Indexed[], word: string) {
  const fits = all.map((one) => bestOf(one, word))
  const count = fits.filter((score) => score > 0).length
  return count === 0 ? fits : fits.map((score) => score * Math.log(1 + all.length / count))
}

/** Keywords are mostly what people type, so a whole keyword in the question counts extra. */
const phraseBonus = ({ phrases }: Indexed, words: readonly string[]) =>
  Math.max(
    0,
    ...phrases.map((phrase) => {
      const parts = phrase.split(' ')
      return parts.length > 1 && parts.every((part) => words.includes(part)) ? 4 * parts.length : 0
    }),
  )

/** A literal match in the title, fillers included, breaks ties: "who answered". */
const titleBonus = ({ titleText }: Indexed, asked: string) => (asked !== '' && titleText.includes(asked) ? 2 : 0)

/** Pages far below the best match are left out. */
const LEAST_SHARE = 0.2

export function helpSearchOver(pages: readonly HelpPage[]) {
  const all = pages.map(indexed)
  return (question: string): HelpPage[] => {
    const words = searchWords(question)
    const asked = allWords(question).join(' ')
    const scores = words.map((word) => scoresOf(all, word))
    const ranked = all.map((one, index) => ({
      page: one.page,
      score: scores.reduce((sum, of) => sum + (of[index] ?? 0), phraseBonus(one, words) + titleBonus(one, asked)),
    }))
    const least = LEAST_SHARE * Math.max(...ranked.map(({ score }) => score))
    return ranked
      .filter(({ score }) => score > 0 && score >= least)
      .toSorted((one, other) => other.score - one.score)
      .map(({ page }) => page)
  }
}

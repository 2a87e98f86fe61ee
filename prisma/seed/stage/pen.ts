import { isMet } from '@/lib/reviews/model/rules/conditions'
import type { AnswerInput } from '@/lib/reviews/responses/schema'
import type { QuestionView } from '@/lib/reviews/responses/rules/answers'
import { leaderOf, type StoryQuestion, type Texts } from './questions'
import type { Random } from './random'

/** What somebody will answer, before the ids of the questions are known. */
export type Words = { text?: string; score?: number; yes?: boolean; options?: string[] } | null

/** Deals texts in the order in which they were written, beginning again only when all have been used. */
export function createShelf() {
  const positions = new Map<Texts, number>()
  return {
    /** The next text that is not in `used`, if there is one. */
    take(texts: Texts, used: Set<string>): string | undefined {
      const from = positions.get(texts) ?? 0
      for (let step = 0; step < texts.length; step += 1) {
        const text = texts[(from + step) % texts.length]
        if (text === undefined || used.has(text)) continue
        positions.set(texts, from + step + 1)
        used.add(text)
        return text
      }
      return undefined
    },
  }
}

export type Shelf = ReturnType<typeof createShelf>

/** Whether what was said to the question above brings this one up; `leader` is that question, with what was said. */
function isAsked({ follows }: StoryQuestion, leader: StoryQuestion | undefined, said: Words | undefined) {
  if (!follows) return true
  const { score = null, yes = null, options = [] } = said ?? {}
  const offered = leader?.type === 'checkbox' ? leader.options.map(([text]) => text) : []
  return isMet(follows, { score, yes, optionIds: options }, offered)
}

/** Writes the answers of one review, in which no text stands twice. `subject` is whom {name} stands for. */
export function createPen(random: Random, shelf: Shelf, title: string, subject: string) {
  const used = new Set<string>()
  const write = (texts: Texts) => shelf.take(texts, used)?.replaceAll('{name}', subject)

  function written(texts: Texts, isRequired: boolean): Words {
    const text = write(texts)
    if (text === undefined && isRequired) throw new Error(`There are too few texts for “${title}”.`)
    return text === undefined ? null : { text }
  }

  function chosen(options: readonly (readonly [string, number])[]): Words {
    const liked = options.filter(([, liking]) => random.chance(liking)).map(([text]) => text)
    return { options: liked.length > 0 ? liked : options.slice(0, 1).map(([text]) => text) }
  }

  function answer(question: StoryQuestion): Words {
    switch (question.type) {
      case 'input':
      case 'textarea':
        return random.chance(question.share) ? written(question.says, question.share === 1) : null
      case 'checkbox':
        return chosen(question.options)
      case 'scale':
        return { score: random.around(question.around, 1, 5) }
      case 'rating':
        return {
          score: random.around(question.around, 1, 10),
          text: random.chance(0.7) ? write(question.comments) : undefined,
        }
      case 'yesno':
        return { yes: random.chance(question.yes) }
    }
  }

  /** What one person answers to all of them; what follows is only answered where it is asked. */
  return (questions: readonly StoryQuestion[]): Words[] =>
    questions.reduce<Words[]>((said, question, index) => {
      const leader = leaderOf(questions, index)
      return [...said, isAsked(question, questions[leader], said[leader]) ? answer(question) : null]
    }, [])
}

/** The answers as the product takes them. */
export function answersTo(questions: QuestionView[], words: Words[]): AnswerInput[] {
  return questions.flatMap(({ id, options }, index) => {
    const said = words[index]
    if (!said) return []
    const { options: chosen, ...rest } = said
    const optionIds = options.filter(({ text }) => chosen?.includes(text)).map((option) => option.id)
    return [{ questionId: id, ...rest, optionIds }]
  })
}

/** Where somebody was called away: the first question is in the middle of a sentence, the rest is empty. */
export function interrupted(words: Words[]): Words[] {
  const first = words.findIndex((said) => said?.text !== undefined)
  return words.map((said, index) => {
    if (index > first) return null
    const text = said?.text?.split(' ')
    return text ? { ...said, text: text.slice(0, Math.ceil(text.length * 0.6)).join(' ') } : said
  })
}

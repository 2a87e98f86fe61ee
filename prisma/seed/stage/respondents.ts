import { createPen, interrupted, type Shelf, type Words } from './pen'
import { people, teams, type PersonKey } from './people/roster'
import type { Random } from './random'
import type { StoryReview } from './story'

/** What one person does with a form they were asked to answer. */
export type Part = {
  /** A colleague, or the address of somebody outside. */
  who: { key: PersonKey } | { email: string }
  does: 'answers' | 'begins' | 'looks' | 'declines'
  words: Words[]
}

/** Everybody a form asks, each once; whom it is about answers only when named (as the product has it). */
function askedOf({ people: named = [], teams: chosen = [], about }: StoryReview): PersonKey[] {
  const fromTeams = chosen.flatMap((key) => [teams[key].manager, ...teams[key].members])
  return [...new Set<PersonKey>([...named, ...fromTeams.filter((key) => key !== about)])]
}

/** Who answers, who does not, and what they write. Texts go out in the order in which people are named. */
export function castParts(story: StoryReview, random: Random, shelf: Shelf): Part[] {
  const { pending = [], halfway = [], declined = [], emails = [], answeredOutside = 0 } = story
  const asked = askedOf(story)
  const willing = asked.filter((key) => ![...pending, ...halfway, ...declined].includes(key))
  const answering = new Set(random.pick(willing, story.answered))
  const outside = new Set(random.pick(emails, answeredOutside))
  if (answering.size !== story.answered || outside.size !== answeredOutside) {
    throw new Error(`“${story.title}” asks fewer people than it wants answers from.`)
  }
  const subject = story.about ? people[story.about].firstName : ''
  const write = createPen(random, shelf, story.title, subject)
  const words = () => write(story.questions)

  const inside = asked.flatMap((key): Part[] => {
    const who = { key }
    if (answering.has(key)) return [{ who, does: 'answers', words: words() }]
    if (halfway.includes(key)) return [{ who, does: 'begins', words: interrupted(words()) }]
    if (declined.includes(key)) return [{ who, does: 'declines', words: [] }]
    return random.chance(0.4) && !pending.includes(key) ? [{ who, does: 'looks', words: [] }] : []
  })
  const beyond = emails.flatMap((email): Part[] => {
    const who = { email }
    if (outside.has(email)) return [{ who, does: 'answers', words: words() }]
    return random.chance(0.5) ? [{ who, does: 'looks', words: [] }] : []
  })
  return [...inside, ...beyond]
}

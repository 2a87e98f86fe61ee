import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'

/** Managers and Admins ask about anybody; a Member about themselves or nobody (decisions, section 2). */
export const canAskAbout = (actor: Actor, subjectId: string | null) =>
  actor.role !== 'Member' || subjectId === null || subjectId === actor.memberId

/**
 * Whether leading a team counts in feedback about its people. It takes the role as well: a Member who leads one, as after a
 * change of role, neither reads nor decides anything by it (decisions, section 2).
 */
export const canActAsManager = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

/** Editing, closing and releasing belong to the one who created the review. */
export const canRunReview = (actor: Pick<Actor, 'memberId'>, review: { creatorId: string }) =>
  review.creatorId === actor.memberId

/** Its creator closes a review whenever they like, the product once its end has come for whoever has the most time. */
export const canCloseReview = (
  actor: Actor | SystemActor,
  review: { creatorId: string; lastEnd: Date | null },
  now: Date,
) => (isSystem(actor) ? review.lastEnd !== null && review.lastEnd <= now : canRunReview(actor, review))

/** What asking for feedback comes to for each role, in words (decisions, section 2). */
export const askingAbilities: readonly Ability[] = [
  {
    key: 'feedback.ask',
    name: 'Ask for feedback',
    reach: {
      ...everybodysReach('About anybody, from anybody'),
      Member: 'About yourself or nobody in particular, from at most 20 people',
    },
  },
  {
    key: 'feedback.run',
    name: 'Look after feedback that was sent: people, end, pause, release',
    reach: everybodysReach('What you asked for yourself'),
  },
  {
    key: 'feedback.left',
    name: 'Take over feedback of somebody who has left',
    reach: reachOf({ Admin: 'All of it, but answers given under names that admins were not to read' }),
  },
  {
    key: 'feedback.series',
    name: 'End feedback that repeats',
    reach: { ...everybodysReach('What you asked for yourself'), Admin: 'Any, also of others' },
  },
  {
    key: 'feedback.nominate',
    name: 'Propose who gives feedback, and decide on it',
    reach: {
      ...everybodysReach('Propose where it is about you; decide where you asked, or manage the person and it says so'),
      Member: 'Propose where it is about you; decide where you asked',
    },
  },
]

/** The same of giving and reading it. */
export const answeringAbilities: readonly Ability[] = [
  {
    key: 'feedback.answer',
    name: 'Give feedback',
    reach: {
      ...everybodysReach('Where you are asked'),
      outside: 'Where they are asked, through the link in their mail',
    },
  },
  {
    key: 'feedback.note',
    name: 'Give feedback without being asked',
    reach: everybodysReach('To any colleague'),
  },
  {
    key: 'feedback.read',
    name: 'Read answers',
    reach: reachOf({
      Admin:
        'What you asked for, what is about you once released, what was shared with you, and what says that admins see it',
      Manager:
        'What you asked for, what is about you once released, what was shared with you, and where it says so about the people of your teams',
      Member: 'What you asked for, what is about you once released, and what was shared with you',
      outside: 'Their own, until it closes',
    }),
  },
  { key: 'feedback.unmask', name: 'See who wrote an anonymous answer', reach: reachOf({}) },
]

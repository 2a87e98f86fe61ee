import 'server-only'
import { isSystem, type Actor, type SystemActor } from '@/lib/access/actor'
import { everybodysReach, reachOf, type Ability } from '@/lib/access/rules'

/** Members ask only about themselves or nobody (docs/decisions.md, Roles). */
export const canAskAboutOthers = ({ role }: Actor) => role !== 'Member'

/** A team lead whose role is Member reads and decides nothing as a manager (docs/decisions.md, Roles). */
export const canActAsManager = ({ role }: Pick<Actor, 'role'>) => role !== 'Member'

/** The creator alone edits, closes and releases. */
export const canRunReview = (actor: Pick<Actor, 'memberId'>, review: { creatorId: string }) =>
  review.creatorId === actor.memberId

/** The creator closes at any time, the product after the last respondent's end. */
export const canCloseReview = (
  actor: Actor | SystemActor,
  review: { creatorId: string; lastEnd: Date | null },
  now: Date,
) => (isSystem(actor) ? review.lastEnd !== null && review.lastEnd <= now : canRunReview(actor, review))

export const askingAbilities: readonly Ability[] = [
  {
    key: 'feedback.ask',
    name: 'Ask for feedback',
    reach: {
      ...everybodysReach('About anyone, from anyone'),
      Member: 'About yourself or nobody in particular, from at most 20 people',
    },
  },
  {
    key: 'feedback.run',
    name: 'Manage sent feedback: people, close, pause, release',
    reach: everybodysReach('Your own'),
  },
  {
    key: 'feedback.left',
    name: 'Take over feedback from people who left',
    reach: reachOf({ Admin: 'All, except named answers that admins weren’t meant to read' }),
  },
  {
    key: 'feedback.series',
    name: 'End recurring feedback',
    reach: { ...everybodysReach('Your own'), Admin: 'All' },
  },
  {
    key: 'feedback.nominate',
    name: 'Nominate and approve respondents',
    reach: {
      ...everybodysReach('Nominate if it’s about you; approve if you asked, or as the person’s manager where set'),
      Member: 'Nominate if it’s about you; approve if you asked',
    },
  },
]

export const answeringAbilities: readonly Ability[] = [
  {
    key: 'feedback.answer',
    name: 'Give feedback',
    reach: {
      ...everybodysReach('When asked'),
      outside: 'When asked, through the link in their e-mail',
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
      Admin: 'What you asked for, released feedback about you, what’s shared with you, and what admins may see',
      Manager:
        'What you asked for, released feedback about you, what’s shared with you, and what managers may see about your teams',
      Member: 'What you asked for, released feedback about you, and what’s shared with you',
      outside: 'Their own, until it closes',
    }),
  },
  { key: 'feedback.unmask', name: 'See who wrote an anonymous answer', reach: reachOf({}) },
]

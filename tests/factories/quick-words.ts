import type { Actor } from '@/lib/access/actor'
import { askQuickly } from '@/lib/reviews/quick/commands/ask-quickly'
import { giveNote } from '@/lib/reviews/quick/commands/give-note'
import type { AskQuicklyInput, GiveNoteInput } from '@/lib/reviews/quick/schema'
import { randomId } from '@/lib/shared/randomness'

/** A question to these colleagues, as the dialog sends it. */
export const aQuestionTo = (asked: readonly Actor[], given: Partial<AskQuicklyInput> = {}): AskQuicklyInput => ({
  madeId: randomId(),
  assigneeIds: asked.map(({ memberId }) => memberId),
  invitationIds: [],
  addresses: [],
  question: 'How did the demo go?',
  closesOn: '2999-12-01',
  ...given,
})

export const aQuickAsk = (creator: Actor, asked: readonly Actor[], given: Partial<AskQuicklyInput> = {}) =>
  askQuickly(creator, aQuestionTo(asked, given))

/** A note to this colleague, as the dialog sends it. */
export const aNoteTo = ({ memberId }: Actor, given: Partial<GiveNoteInput> = {}): GiveNoteInput => ({
  madeId: randomId(),
  memberId,
  text: 'You gave the clinics an honest date.',
  readers: 'subject',
  ...given,
})

export const aGivenNote = (author: Actor, subject: Actor, given: Partial<GiveNoteInput> = {}) =>
  giveNote(author, aNoteTo(subject, given))

import { answerQuickAsk } from '@/lib/reviews/quick/commands/answer-quick-ask'
import { askQuickly } from '@/lib/reviews/quick/commands/ask-quickly'
import { giveNote } from '@/lib/reviews/quick/commands/give-note'
import { usualClose } from '@/lib/reviews/quick/rules/quick-words'
import type { GiveNoteInput } from '@/lib/reviews/quick/schema'
import { hoursFrom } from '@/lib/platform/clock'
import { randomId } from '@/lib/shared/randomness'
import type { PersonKey } from '@/prisma/seed/stage/people/roster'
import type { Stage } from '@/prisma/seed/stage/stage'

type AskStory = {
  by: PersonKey
  of: PersonKey[]
  question: string
  on: number
  answers: [by: PersonKey, text: string][]
}
type NoteStory = { by: PersonKey; to: PersonKey; text: string; readers: GiveNoteInput['readers']; on: number }

const asks: AskStory[] = [
  {
    by: 'priya',
    of: ['tom', 'lena'],
    question: 'What should I do differently in planning next time?',
    on: -6,
    answers: [
      ['lena', 'Send the numbers the day before. I think better when I have slept on them.'],
      ['tom', 'Decide what we drop first. We spent an hour on things that nobody would have missed.'],
    ],
  },
  {
    by: 'sofia',
    of: ['priya', 'tom'],
    question: 'Was my handover for the rota editor enough to start from?',
    on: -1,
    answers: [],
  },
  {
    by: 'tom',
    of: ['priya', 'amara', 'lena'],
    question: 'Does my Friday summary tell you what you need to know?',
    on: -1,
    answers: [['lena', 'Yes, and the three bullets on top are all I need on most Fridays.']],
  },
]

const notes: NoteStory[] = [
  {
    by: 'noah',
    to: 'tom',
    text: 'You asked the clinic what they do when the rota changes at night, and then said nothing for a whole minute. Everything we know about the night shift is from that minute.',
    readers: 'manager',
    on: -3,
  },
  {
    by: 'tom',
    to: 'priya',
    text: 'In Tuesday’s review you gave the clinics an honest date although a nicer one was on the table. I would like to work like that.',
    readers: 'subject',
    on: -1,
  },
]

function planAsk({ calendar, timeline, cast }: Stage, { by, of, question, on, answers }: AskStory) {
  const madeId = randomId()
  const at = hoursFrom(calendar.present, on * 24 - 2)
  timeline.on(at, async () => {
    const actor = await cast.actor(by)
    const assigneeIds = of.map((key) => cast.memberId(key))
    const closesOn = usualClose(at, actor.timeZone)
    await askQuickly(actor, { madeId, assigneeIds, invitationIds: [], addresses: [], question, closesOn })
  })
  for (const [index, [key, text]] of answers.entries()) {
    timeline.on(hoursFrom(at, 5 + index * 14), async () => {
      await answerQuickAsk(await cast.actor(key), { reviewId: madeId, text })
    })
  }
}

function planNote({ calendar, timeline, cast }: Stage, { by, to, text, readers, on }: NoteStory) {
  timeline.on(hoursFrom(calendar.present, on * 24 - 1), async () => {
    await giveNote(await cast.actor(by), { madeId: randomId(), memberId: cast.memberId(to), text, readers })
  })
}

/** Questions and notes of a sentence: one answered, two that wait for the people of the demo, and two given unasked. */
export function planQuickWords(stage: Stage) {
  for (const story of asks) planAsk(stage, story)
  for (const story of notes) planNote(stage, story)
}

import { mateo, planning } from '@/prisma/seed/content/circle'
import { guide, places } from '@/prisma/seed/content/weekly'
import {
  choice,
  following,
  line,
  paragraph,
  peerForm,
  scale,
  stars,
  withHelp,
  yesNo,
} from '@/prisma/seed/stage/questions'
import type { StoryDraft, StoryReview } from '@/prisma/seed/stage/story'

/** What took a turn of its own: names kept from one person, an answer nobody should read, a form that waits. */
export const turns: StoryReview[] = [
  {
    title: 'Peer feedback for Priya: the planning weeks',
    description: 'Priya reads all of it, and not who wrote it. Think of the two weeks in which we planned the quarter.',
    by: 'amara',
    format: 'peer',
    about: 'priya',
    questions: peerForm(planning, 4.5, 8.1),
    people: ['sofia', 'david', 'maria', 'james', 'hannah', 'emma'],
    isConfidential: true,
    sent: -35,
    closes: -25,
    released: -23,
    reply: 'The point about the budget is fair. You will see it before the next planning.',
    answered: 5,
  },
  {
    title: 'Peer feedback for Mateo',
    by: 'priya',
    format: 'peer',
    about: 'mateo',
    questions: peerForm(mateo, 4.1, 7.8),
    people: ['lena', 'hannah', 'thimai', 'camila', 'yuki'],
    pins: ['within a day', 'Write the decisions down'],
    hides: {
      words: 'off sick',
      reason: 'A guess about why somebody was ill. It is nobody’s business and says nothing about his work.',
    },
    sent: -28,
    closes: -18,
    released: -15,
    answered: 5,
  },
  {
    title: 'At home and in the office',
    description: 'Before we sign for the office again. Whoever has nothing to complain about is done in a minute.',
    by: 'amara',
    format: 'blank',
    questions: [
      withHelp('A desk, a screen, a network, a door that closes.', yesNo('Do you have what you need at home?', 0.6)),
      following('NO', null, line('What is missing most?', places.lacking)),
      withHelp(
        'Those in which some sit in one room and others are on the screen.',
        scale('How well do our mixed meetings work?', 3, ['Badly', 'Very well']),
      ),
      following('AT_MOST', 2, paragraph('What goes wrong, most of the time?', places.failing)),
      following('AT_LEAST', 4, paragraph('What makes them work?', places.working, 0.7)),
      choice('Where do you work best?', ['At home', 0.6], ['In the office', 0.45], ['On the way', 0.15]),
      following('CHOSEN', 1, line('What do you come to the office for?', places.office, 0.8)),
      paragraph('If you could make one rule, what would it be?', places.rule, 0.4),
    ],
    teams: ['product', 'design', 'success'],
    isAnonymous: true,
    readers: { admins: true, shared: ['priya', 'sofia', 'maria'] },
    sent: -19,
    closes: -8,
    answered: 16,
  },
  {
    title: 'What should our handbook answer?',
    description: 'We are about to write it anew. Tell us what you looked for and did not find.',
    by: 'amara',
    format: 'blank',
    questions: [
      stars('How often does the handbook have your answer?', 5.4, 'What did you look for last?'),
      paragraph('What is missing?', guide.missing),
      line('Which page should stay as it is?', guide.keep, 0.7),
    ],
    people: ['priya', 'tom', 'emma', 'nia', 'samuel', 'zeynep', 'leila', 'mei', 'saanvi'],
    sent: -9,
    paused: -3,
    closes: 12,
    answered: 3,
    pending: ['priya', 'tom'],
  },
]

/** Finished, and sent by itself on Monday morning. */
export const waiting: StoryDraft = {
  title: 'After the rota release: how was it?',
  description: 'It goes out on the Monday after, while one still remembers.',
  by: 'priya',
  format: 'blank',
  questions: [
    scale('The release went the way I hoped.', 4),
    following('AT_MOST', 2, paragraph('What went differently?', [])),
    withHelp('A habit, a tool, a meeting. One is enough.', paragraph('What should we do again?', [])),
  ],
  people: ['tom', 'lena', 'sofia', 'david', 'hannah', 'oliver', 'maria'],
  closes: 15,
  goesOut: 'next Monday',
  written: -1,
}

import { leader } from '@/prisma/seed/content/leading'
import { product } from '@/prisma/seed/content/peers'
import { circleForm, choice, line, paragraph, peerForm, scale, yesNo } from '@/prisma/seed/stage/questions'
import type { StoryDraft } from '@/prisma/seed/stage/story'

/** Begun and not sent: some nearly ready, some with a question left empty. */
export const drafts: StoryDraft[] = [
  {
    title: '360 review: Sofia Rossi',
    by: 'amara',
    format: 'circle',
    about: 'sofia',
    questions: circleForm(leader, [4, 4, 4]),
    people: ['priya', 'david', 'maria', 'noah', 'ines', 'aditi', 'callum', 'mei'],
    isAnonymous: true,
    closes: 14,
    written: -2,
  },
  {
    title: 'When somebody leaves',
    description: 'For the last week: what we would like to know before a good colleague goes.',
    by: 'amara',
    format: 'blank',
    questions: [
      paragraph('What made you start looking?', []),
      yesNo('Would you recommend us to a friend?', 0.5),
      line('', []),
    ],
    written: -11,
  },
  {
    title: 'Peer feedback for Yuki',
    by: 'priya',
    format: 'peer',
    about: 'yuki',
    questions: peerForm(product, 4, 8),
    people: ['tom', 'lena', 'hyejin'],
    closes: 12,
    written: -1,
  },
  {
    title: 'How useful is the weekly product note?',
    by: 'tom',
    format: 'blank',
    questions: [
      scale('I know what product is working on.', 4),
      choice('Which parts do you read?', ['What changed', 0.5], ['What is next', 0.5], ['', 0]),
      paragraph('What is missing?', []),
    ],
    people: ['emma', 'nia', 'kwame'],
    written: -4,
  },
  {
    title: 'Looking back on the rota editor',
    by: 'david',
    format: 'blank',
    questions: [paragraph('What should we do again?', []), paragraph('What slowed us down?', [])],
    teams: ['engineering'],
    written: -6,
  },
]

import { builder } from '@/prisma/seed/content/circle'
import { weekly } from '@/prisma/seed/content/weekly'
import { circleForm, line, scale, yesNo } from '@/prisma/seed/stage/questions'
import type { StoryRound, StorySeries } from '@/prisma/seed/stage/story'

const circle = (scores: [number, number, number]) => circleForm(builder, scores, { strength: 0.55, change: 0.5 })

/** Four people are looked at together: one has their review, two have answered to it, and one waits for it. */
export const circles: StoryRound = {
  title: '360 review',
  description:
    'Once a year for each of us in Product. Answer only what you have seen yourself, and leave the rest empty.',
  by: 'priya',
  format: 'circle',
  subjects: [
    {
      about: 'tom',
      questions: circle([4.4, 3.7, 4.6]),
      answered: 9,
      released: -24,
      reply: 'Thank you. From now on you find my notes of an interview the day it happened.',
    },
    {
      about: 'lena',
      questions: circle([3.4, 4.6, 4.1]),
      answered: 8,
      released: -26,
      reply: 'Thank you, all of you. I will bring half-finished work to design from now on. Hold me to it.',
    },
    { about: 'grace', questions: circle([4.7, 4.2, 4.4]), answered: 10, released: -25 },
    { about: 'mateo', questions: circle([4, 3.1, 4.3]), answered: 7 },
  ],
  people: ['sofia', 'hannah', 'noah', 'maria', 'rafael'],
  teams: ['product'],
  isAnonymous: true,
  readers: { admins: true },
  sent: -44,
  closes: -30,
}

const week = (clear: number, pace: number, heard: number, answered: number) => ({
  questions: [
    scale('I know what matters most this week.', clear),
    scale('The pace of the last week was right for me.', pace, ['Far too fast', 'Just right']),
    yesNo('Did you get help when you needed it?', heard),
    line('What one thing would make next week better?', weekly.better, 0.4),
  ],
  answered,
})

/** Four questions each Monday. It got worse before the release and is better since. */
export const mondays: StorySeries = {
  title: 'Monday pulse',
  description:
    'Four questions, one minute, until Friday. Nobody sees who wrote what; on Monday we look at it together.',
  by: 'priya',
  format: 'blank',
  people: ['tom', 'lena', 'mateo', 'yuki', 'grace', 'aditi', 'sofia', 'noah', 'ines', 'callum', 'mei'],
  isAnonymous: true,
  readers: { admins: true },
  weekly: { openDays: 4 },
  weeksAgo: 4,
  weeks: [
    week(3.6, 3.3, 0.7, 9),
    week(3.3, 2.6, 0.6, 9),
    week(3.8, 2.9, 0.7, 9),
    week(4.2, 3.6, 0.8, 9),
    week(4.3, 3.9, 0.85, 9),
  ],
  running: { answered: 5, pending: ['tom'] },
}

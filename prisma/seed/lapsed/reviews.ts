import { museum, studio, wanjiru, winter } from '@/prisma/seed/content/studio'
import { line, outsideForm, paragraph, peerForm, scale, stars } from '@/prisma/seed/stage/questions'
import type { StoryDraft, StoryReview } from '@/prisma/seed/stage/story'
import type { StoryTemplate } from '@/prisma/seed/stage/templates'

/** What Lumen Studio asked while it tried the product. */
export const reviews: StoryReview[] = [
  {
    title: 'How do we work as a studio?',
    description: 'Five minutes, without names. We talk about it over lunch on the Friday after.',
    by: 'amara',
    format: 'blank',
    questions: [
      scale('I know what I am working on this week, and why.', 4.1),
      stars('How likely are you to recommend Lumen Studio as a place to work?', 7.9),
      paragraph('What helps you do good work here?', studio.helps, 0.7),
      paragraph('What should we change first?', studio.change, 0.6),
    ],
    people: ['linnea'],
    teams: ['drawing', 'workshop'],
    isAnonymous: true,
    readers: { admins: true, shared: ['theo', 'petra'] },
    sent: -20,
    closes: -14,
    answered: 10,
  },
  {
    title: 'Peer feedback for Wanjiru',
    by: 'theo',
    format: 'peer',
    about: 'wanjiru',
    questions: peerForm(wanjiru, 4.4, 8.2),
    people: ['elif', 'hana', 'rosa', 'jakub', 'milo'],
    readers: { admins: true },
    sent: -19,
    closes: -14,
    released: -12,
    answered: 4,
  },
  {
    title: 'After the opening in Bergen',
    description: 'Your rooms are open for a month now. Four short questions, and plain words help us most.',
    by: 'linnea',
    format: 'external',
    questions: outsideForm(museum, 8.8, 1),
    emails: ['curator@nordlys-museum.example', 'house@nordlys-museum.example', 'director@nordlys-museum.example'],
    readers: { admins: true },
    sent: -18,
    closes: -13,
    answered: 0,
    answeredOutside: 2,
  },
  {
    title: 'Before the winter season',
    description: 'From November on the workshop is full. What do we settle now?',
    by: 'linnea',
    format: 'blank',
    questions: [
      paragraph('What should we settle first?', winter.first),
      line('What should we stop doing?', winter.stop, 0.7),
      scale('I look forward to the season.', 3.7),
    ],
    people: ['amara', 'theo', 'petra', 'jakub', 'oscar', 'milo', 'hana'],
    readers: { admins: true },
    sent: -14,
    closes: 9,
    answered: 4,
    pending: ['amara', 'theo'],
  },
]

/** It asks people outside, which the trial allowed. */
export const draft: StoryDraft = {
  title: 'A year after the opening',
  description: 'For those who have lived with our lamps for a year.',
  by: 'amara',
  format: 'external',
  questions: outsideForm({ well: [], better: [] }, 8, 1),
  emails: ['technik@kleine-buehne.example', 'curator@nordlys-museum.example'],
  written: -13,
}

/** One more than the plan without payment holds. */
export const templates: StoryTemplate[] = [
  {
    by: 'amara',
    from: 'pulse',
    title: 'Studio pulse',
    description: 'For the whole studio, once a month.',
    tags: ['Pulse'],
    isShared: true,
    written: -17,
  },
  {
    by: 'theo',
    from: 'retrospective',
    title: 'After a hanging',
    description: 'On the day after, while the ladder is still in the van.',
    tags: ['Project'],
    isShared: true,
    written: -16,
  },
  {
    by: 'petra',
    from: 'customer-voice',
    title: 'A year with our lamps',
    description: 'For clients whose warranty is about to end.',
    tags: ['Clients'],
    isShared: true,
    written: -15,
  },
]

import { paragraph, scale, stars, yesNo, type Texts } from '@/prisma/seed/stage/questions'
import type { StoryForm } from '@/prisma/seed/stage/story'

type Said = { helps: Texts; change: Texts }

/** The pulse that goes to every team, the same each time so that it can be compared. */
export function pulseForm(said: Said | undefined, [clear, best, recommend]: [number, number, number]): StoryForm {
  if (!said) throw new Error('There is no text for this pulse.')
  return {
    title: 'Team pulse, {month}',
    description:
      'Six questions, three minutes. Everybody at Acme gets the same ones; your manager brings the results to the team.',
    by: 'amara',
    format: 'blank',
    questions: [
      scale('I know what is expected of me this month.', clear),
      scale('I can do my best work here.', best),
      stars('How likely are you to recommend Acme as a place to work?', recommend),
      yesNo('Did you get useful feedback in the last month?', 0.62),
      paragraph('What helps you do good work here?', said.helps, 0.4),
      paragraph('What should we change first?', said.change, 0.4),
    ],
    teams: ['product', 'design', 'engineering', 'success', 'sales', 'operations'],
    isAnonymous: true,
    readers: { admins: true, shared: ['priya', 'sofia', 'david', 'maria', 'james'] },
  }
}

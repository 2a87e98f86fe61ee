import type { FormContent, QuestionDraft } from '../schema'
import { newQuestion } from '../questions/rules'
import type { FormatKey } from './schema'

export type Preset = {
  label: string
  hint: string
  title: string
  description: string
  about: FormContent['about']
  questions: Pick<QuestionDraft, 'type' | 'questionText'>[]
}

const scale = (questionText: string) => ({ type: 'scale', questionText }) as const
const rating = (questionText: string) => ({ type: 'rating', questionText }) as const
const paragraph = (questionText: string) => ({ type: 'textarea', questionText }) as const
const yesno = (questionText: string) => ({ type: 'yesno', questionText }) as const

/** What the first step of the wizard offers to start from. */
export const formats: Record<FormatKey, Preset> = {
  blank: {
    label: 'Blank form',
    hint: 'Start with nothing and ask exactly what you want to know.',
    title: '',
    description: '',
    about: 'nobody',
    questions: [],
  },
  self: {
    label: 'Self review',
    hint: 'Someone looks back on their own work.',
    title: 'Self review',
    description: 'Take twenty quiet minutes. Short, honest sentences are best.',
    about: 'me',
    questions: [
      paragraph('What are you most proud of since the last review?'),
      paragraph('What was harder than it should have been, and why?'),
      scale('How well does your work use what you are good at?'),
      paragraph('What do you want to learn or take on next?'),
    ],
  },
  peer: {
    label: 'Peer feedback',
    hint: 'Colleagues who work side by side with someone.',
    title: 'Peer feedback',
    description: 'Think of moments you saw yourself, not of what you heard.',
    about: 'person',
    questions: [
      paragraph('What does this person do that helps you in your work?'),
      paragraph('What is one thing they could do differently?'),
      scale('How reliable is this person when you depend on them?'),
      rating('How easy is it to work through a disagreement together?'),
    ],
  },
  upward: {
    label: 'Upward feedback',
    hint: 'A team tells its manager how they lead.',
    title: 'Upward feedback',
    description: 'Your manager asked for this because they want to get better at it.',
    about: 'person',
    questions: [
      scale('I know what is expected of me.'),
      scale('I get feedback that helps me improve.'),
      scale('I can say what I think without worrying about it.'),
      paragraph('What should your manager keep doing?'),
      paragraph('What should your manager start or stop doing?'),
    ],
  },
  manager: {
    label: 'Manager review',
    hint: 'A manager reviews someone in their team.',
    title: 'Manager review',
    description: 'Write so that nothing in it comes as a surprise to the person you write about.',
    about: 'person',
    questions: [
      paragraph('What did this person achieve, and what difference did it make?'),
      paragraph('Where should they grow next, and how will you help?'),
      rating('How well did they meet what was agreed?'),
      yesno('Are they ready for more responsibility now?'),
    ],
  },
  circle: {
    label: '360 review',
    hint: 'Managers, peers and reports of one person together.',
    title: '360 review',
    description: 'Answer only what you have seen yourself, and leave the rest empty.',
    about: 'person',
    questions: [
      scale('Communicates clearly and listens.'),
      scale('Does what they said they would do.'),
      scale('Makes the people around them better.'),
      paragraph('What is this person’s greatest strength?'),
      paragraph('What would make the biggest difference if they changed it?'),
    ],
  },
  external: {
    label: 'From outside',
    hint: 'Customers or partners, asked by e-mail, without an account.',
    title: 'How is it to work with us?',
    description: 'Five short questions. Plain words help us most.',
    about: 'nobody',
    questions: [
      rating('How likely are you to recommend working with us?'),
      yesno('Did we do what we promised?'),
      paragraph('What went well?'),
      paragraph('What should we do better next time?'),
    ],
  },
}

/** The form a new review starts with. */
export function newFormContent(format: FormatKey, timeZone: string): FormContent {
  const preset = formats[format]
  return {
    title: preset.title,
    description: preset.description,
    questions: preset.questions.map(({ type, questionText }, index) =>
      newQuestion(type, `q${index + 1}`, questionText),
    ),
    assigneeIds: [],
    teamIds: [],
    emails: [],
    about: preset.about,
    subjectId: null,
    anonymity: 'NAMED',
    seenBySubject: true,
    seenByManager: false,
    seenByAdmins: false,
    sharedWithIds: [],
    closesOn: '',
    closesTime: '17:00',
    timeZone,
  }
}

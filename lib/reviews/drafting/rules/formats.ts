import type { QuestionDraft, FormContent } from '@/lib/reviews/model/schema'
import type { FormatKey } from './format-keys'
import { newQuestion } from './new-question'
import { newPermissions } from './draft-faults'

type Asked = Pick<QuestionDraft, 'type' | 'questionText'> &
  Partial<Pick<QuestionDraft, 'help' | 'options' | 'lowerLabel' | 'isRequired'>>

type Settings = Partial<
  Pick<FormContent, 'anonymity' | 'seenBySubject' | 'seenByManager' | 'seenByAdmins' | 'releaseMode' | 'mayOptOut'>
>

export type Preset = {
  label: string
  hint: string
  title: string
  description: string
  about: FormContent['about']
  /** Settings that differ from a blank form. */
  permissions: Settings
  questions: Asked[]
}

const ends = (low: string, high: string) => [{ optionText: low }, { optionText: high }]

const scale = (questionText: string, [low, high] = ['Not at all', 'Completely']) =>
  ({ type: 'scale', questionText, options: ends(low ?? '', high ?? ''), lowerLabel: 1 }) as const
const rating = (questionText: string, [low, high] = ['low', 'high']) =>
  ({ type: 'rating', questionText, options: ends(low ?? '', high ?? '') }) as const
const paragraph = (questionText: string, help = '') => ({ type: 'textarea', questionText, help }) as const
const yesno = (questionText: string) => ({ type: 'yesno', questionText }) as const

const optional = (question: Asked): Asked => ({ ...question, isRequired: false })

export const formats: Record<FormatKey, Preset> = {
  blank: {
    label: 'Blank form',
    hint: 'Write your own questions.',
    title: '',
    description: '',
    about: 'nobody',
    permissions: {},
    questions: [],
  },
  self: {
    label: 'Self review',
    hint: 'You look back on your own work.',
    title: 'Self review',
    description: 'Take twenty quiet minutes. Short, honest sentences are best.',
    about: 'me',
    // The subject wrote it, so there is nothing to hide from them.
    permissions: { seenByManager: true, releaseMode: 'AT_CLOSE' },
    questions: [
      paragraph('What are you most proud of since the last review?', 'Say what it changed, and who noticed.'),
      paragraph('What was harder than it should have been, and why?'),
      scale('How well does your work use what you are good at?', ['Hardly', 'Fully']),
      paragraph('What do you want to learn or take on next?'),
    ],
  },
  peer: {
    label: 'Peer feedback',
    hint: 'Colleagues tell someone how working together goes.',
    title: 'Peer feedback',
    description: 'Think of moments you saw yourself, not of what you heard.',
    about: 'people',
    permissions: { anonymity: 'CONFIDENTIAL' },
    questions: [
      paragraph(
        'What does this person do that helps you in your work?',
        'A moment you saw is worth more than a judgement.',
      ),
      paragraph(
        'What is one thing they could do differently?',
        'Something they can change, said as you would say it to them.',
      ),
      scale('How reliable is this person when you depend on them?', ['Never sure', 'Always']),
      rating('How easy is it to work through a disagreement together?', ['Very hard', 'Very easy']),
    ],
  },
  upward: {
    label: 'Upward feedback',
    hint: 'A team tells its manager how they lead.',
    title: 'Upward feedback',
    description: 'Your manager asked for this because they want to get better at it.',
    about: 'people',
    permissions: { anonymity: 'ANONYMOUS' },
    questions: [
      scale('I know what is expected of me.'),
      scale('I get feedback that helps me improve.'),
      scale('I can say what I think without worrying about it.'),
      paragraph('What should your manager keep doing?'),
      paragraph('What should your manager start or stop doing?', 'The most useful answers can be acted on next week.'),
    ],
  },
  manager: {
    label: 'Manager review',
    hint: 'A manager reviews someone on their team.',
    title: 'Manager review',
    description: 'Write so that nothing in it comes as a surprise to the person you write about.',
    about: 'people',
    permissions: { mayOptOut: false },
    questions: [
      paragraph('What did this person achieve, and what difference did it make?'),
      paragraph('Where should they grow next, and how will you help?'),
      rating('How well did they meet what was agreed?', ['Missed most of it', 'Went well beyond']),
      yesno('Are they ready for more responsibility now?'),
    ],
  },
  circle: {
    label: '360 review',
    hint: 'Manager, peers and reports of one person together.',
    title: '360 review',
    description:
      'Answer only what you have seen yourself, and leave the rest empty. One strength is enough to send it.',
    about: 'people',
    permissions: { anonymity: 'ANONYMOUS' },
    questions: [
      optional(scale('Communicates clearly and listens.', ['Hardly ever', 'Nearly always'])),
      optional(scale('Does what they said they would do.', ['Hardly ever', 'Nearly always'])),
      optional(scale('Makes the people around them better.', ['Hardly ever', 'Nearly always'])),
      paragraph('What is this person’s greatest strength?'),
      optional(paragraph('What would make the biggest difference if they changed it?')),
    ],
  },
  external: {
    label: 'From outside',
    hint: 'Customers or partners, by e-mail, no account needed.',
    title: 'How is it to work with us?',
    description: 'Four short questions. Plain words help us most.',
    about: 'nobody',
    permissions: {},
    questions: [
      rating('How likely are you to recommend working with us?', ['Not at all', 'Gladly']),
      yesno('Did we do what we promised?'),
      paragraph('What went well?'),
      paragraph('What should we do better next time?'),
    ],
  },
}

/** Applies another format's words and permissions; people and dates stay. */
export function inFormat(content: FormContent, format: FormContent): FormContent {
  const { title, description, questions, about, anonymity } = format
  const { seenBySubject, seenByManager, seenByAdmins, releaseMode, mayOptOut } = format
  return {
    ...content,
    title,
    description,
    questions,
    about,
    anonymity,
    seenBySubject,
    seenByManager,
    seenByAdmins,
    releaseMode,
    mayOptOut,
  }
}

export function newFormContent(format: FormatKey, timeZone: string): FormContent {
  const preset = formats[format]
  return {
    title: preset.title,
    description: preset.description,
    questions: preset.questions.map((question, index) => ({
      ...newQuestion(question.type, `q${index + 1}`),
      ...question,
    })),
    ...newPermissions(preset.about, timeZone),
    ...preset.permissions,
  }
}

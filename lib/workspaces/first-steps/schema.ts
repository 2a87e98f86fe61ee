// The first steps get a new workspace used. Which are done is read from its data; this part owns only that an Admin hid
// the list.
import { z } from 'zod'

export const firstStepsSchema = z.object({})

export const firstSteps = ['people', 'feedback', 'goal', 'one-on-one', 'team', 'logo', 'zone'] as const
export type FirstStep = (typeof firstSteps)[number]

type StepWords = { title: string; text: string; href: string }

export const firstStepWords: Record<FirstStep, StepWords> = {
  people: {
    title: 'Invite people',
    text: 'Paste their e-mail addresses',
    href: '/users/add',
  },
  feedback: {
    title: 'Ask for feedback',
    text: 'Pick a format or write your own questions',
    href: '/feedback/add',
  },
  goal: {
    title: 'Set a goal',
    text: 'With key results, or progress by hand',
    href: '/goals/add',
  },
  'one-on-one': {
    title: 'Schedule a one-on-one',
    text: 'With a shared agenda',
    href: '/one-on-one/add',
  },
  team: {
    title: 'Create a team',
    text: 'Ask a whole team in one go',
    href: '/users/teams/add',
  },
  logo: {
    title: 'Add your logo',
    text: 'Shown in the sidebar and in mails',
    href: '/workspace/edit',
  },
  zone: {
    title: 'Set the time zone',
    text: 'Reminders go out in the morning, local time',
    href: '/workspace/edit',
  },
}

// The first steps are what makes a new workspace one that people use. Which are done is read from what is there; this part
// owns only that an Admin has put the list away.
import { z } from 'zod'

export const hideFirstStepsSchema = z.object({})

export const firstSteps = ['zone', 'logo', 'people', 'team', 'feedback'] as const
export type FirstStep = (typeof firstSteps)[number]

type StepWords = { title: string; text: string; href: string }

export const firstStepWords: Record<FirstStep, StepWords> = {
  zone: {
    title: 'Set the time zone',
    text: 'Whoever is invited is reminded in the morning there.',
    href: '/workspace/edit',
  },
  logo: {
    title: 'Add your logo',
    text: 'People see at a glance where they are.',
    href: '/workspace/edit',
  },
  people: {
    title: 'Invite people',
    text: 'Feedback needs at least two.',
    href: '/users/add',
  },
  team: {
    title: 'Make a team',
    text: 'So that a form reaches a whole team, and its manager.',
    href: '/users/teams',
  },
  feedback: {
    title: 'Send the first feedback',
    text: 'About five minutes, from one of eighteen templates.',
    href: '/feedback/add',
  },
}

import type { PublicTopic } from '@/components/shell/help/topic-link'

/** A step-by-step guide. */
export interface Guide {
  anchor: string
  name: string
  text: string
  steps: readonly string[]
  /** The related help page. */
  topic: PublicTopic
}

export const guides: readonly Guide[] = [
  {
    anchor: 'first-feedback',
    name: 'Your first feedback',
    text: 'Half an hour today, answers within a week.',
    steps: [
      'Open Feedback and press “Ask for feedback”. Pick a format or a template.',
      'Keep three to five questions. Ask for one thing to keep, one to change, and why.',
      'Under Permissions, choose who answers and who reads. Anonymous needs at least three people.',
      'Send it on a Monday or Tuesday, with a week to answer. Rapport reminds people who haven’t.',
      'Read the results, release them, and tell everyone what you’ll do about one of them.',
    ],
    topic: 'ask-for-feedback',
  },
  {
    anchor: 'first-goals',
    name: 'Goals that get read',
    text: 'Few, visible and talked about.',
    steps: [
      'Write two or three goals for the quarter. Say what will be different, not what you’ll do.',
      'Give each a key result with a start and a target.',
      'Put each under the goal it serves, so everyone sees what it’s for.',
      'Check in with one sentence. Mark a goal at risk early, while others can still help.',
    ],
    topic: 'set-a-goal',
  },
  {
    anchor: 'first-one-on-one',
    name: 'One-on-ones worth the time',
    text: 'The agenda belongs to both of you.',
    steps: [
      'Schedule half an hour each week or every two weeks, at a time you both can keep.',
      'Add talking points during the week, as they come up. Each of you goes first every other time.',
      'Turn what you agree on into action items with an owner and a date.',
      'Complete the meeting. What’s open is on the agenda of the next one.',
    ],
    topic: 'one-on-ones',
  },
]

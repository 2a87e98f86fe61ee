/** Audiences and their benefits. */
export interface SolutionText {
  anchor: string
  name: string
  text: string
  points: readonly (readonly [text: string, href: string, more: string])[]
}

export const bySize: readonly SolutionText[] = [
  {
    anchor: 'small-teams',
    name: 'Individuals and small teams',
    text: 'You want an honest opinion this week, not a process. The Free plan has room for you.',
    points: [
      ['Ask one question, and have the answers within a week.', '/features#feedback', 'Feedback'],
      ['Keep a page for each one-on-one, so nothing is forgotten.', '/features#one-on-ones', 'One-on-ones'],
      ['Start from a template, and keep your own.', '/resources#templates', 'Templates'],
    ],
  },
  {
    anchor: 'businesses',
    name: 'Businesses',
    text: 'Feedback, goals and one-on-ones work the same way in every team, and managers see where theirs stands.',
    points: [
      ['Bring everyone along from a CSV file or Slack, in teams with managers.', '/features#admin', 'People'],
      ['Run a 360 for a whole department from one page.', '/features#feedback', '360 rounds'],
      ['Ask customers and partners, too.', '/features#feedback', 'Answers from outside'],
      ['Connect goals from the organization to each person.', '/features#goals', 'Goals'],
    ],
  },
  {
    anchor: 'enterprises',
    name: 'Enterprises',
    text: 'Any number of people, with answers about security and privacy.',
    points: [
      ['Require two-step sign-in for everyone.', '/features#admin', 'Security'],
      ['Show who changed, released or exported what.', '/features#admin', 'Audit log'],
      ['Keep AI off, or know exactly where its text goes.', '/features#ai', 'AI drafts'],
      ['Agree on a price that fits your size.', '/pricing#enterprise', 'Enterprise plan'],
    ],
  },
]

export const byRole: readonly SolutionText[] = [
  {
    anchor: 'managers',
    name: 'Managers',
    text: 'You’re responsible for people and have half an hour a week for each.',
    points: [
      ['Prepare a one-on-one in a minute: what’s open is there already.', '/features#one-on-ones', 'One-on-ones'],
      ['See which goals are at risk before they’re late.', '/features#goals', 'Goals'],
      ['Ask your team how you’re doing, without names.', '/features#anonymity', 'Upward feedback'],
      ['Thank someone while it’s fresh.', '/features#applause', 'Applause'],
    ],
  },
  {
    anchor: 'people-teams',
    name: 'People teams',
    text: 'You ask hundreds of people for honesty, and have to keep what you promise.',
    points: [
      ['Run rounds with nominations, reminders and one page to follow them.', '/features#feedback', '360 rounds'],
      ['Rely on anonymity that settings can’t undo.', '/features#anonymity', 'Anonymity'],
      ['Begin with templates from onboarding to exit.', '/resources#templates', 'Templates'],
      ['Follow answer rates and trends, and export what you may read.', '/features#feedback', 'Results'],
    ],
  },
  {
    anchor: 'employees',
    name: 'Employees',
    text: 'You’d like to know where you stand, and who reads what you say about others.',
    points: [
      ['Ask for feedback about your own work, whenever you want it.', '/features#feedback', 'Feedback'],
      ['Read above every form who will see your name.', '/features#anonymity', 'Anonymity'],
      ['Keep goals that only you see.', '/features#goals', 'Self goals'],
      ['Download everything that’s yours.', '/features#admin', 'Your data'],
    ],
  },
]

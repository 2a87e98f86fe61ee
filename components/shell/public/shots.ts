/** Pictures of the demo, as `SCREENSHOTS=1 npx playwright test` takes them: the window they show, and what is seen in it. */
export const shots = {
  answering: {
    width: 640,
    height: 720,
    alt: 'A form to answer. Above the first question it says who will see the results and that nobody sees your name.',
  },
  promise: {
    width: 1120,
    height: 700,
    alt: 'The head of an anonymous form: who sees the results and when, and what you can change until it closes.',
  },
  home: {
    width: 1120,
    height: 700,
    alt: 'Home, with what to answer, prepare and check in on, and when each is due.',
  },
  summary: {
    width: 1120,
    height: 700,
    alt: 'The results of a form: a bar for each choice, a split of yes and no, and written answers.',
  },
  wizard: {
    width: 1120,
    height: 700,
    alt: 'The second of four steps: a form’s title, description and questions being written.',
  },
  goals: {
    width: 1120,
    height: 700,
    alt: 'Goals as a tree: those of the organization, and the team and individual goals under them.',
  },
  'one-on-one': {
    width: 1120,
    height: 700,
    alt: 'A one-on-one, with talking points, notes and action items of the two people.',
  },
  applause: {
    width: 1120,
    height: 700,
    alt: 'Applause in a workspace: who thanked whom, for what, and the reactions.',
  },
} as const

export type ShotName = keyof typeof shots

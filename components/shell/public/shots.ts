/** Screenshots of the demo, taken by `SCREENSHOTS=1 npx playwright test`, with window size and alt text. */
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
    alt: 'Results of a 360 review: how many answered, the highest and lowest rated questions, and each question in a chart.',
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
    alt: 'Applause in a workspace: the people thanked, what for, and the reactions.',
  },
  goal: {
    width: 1120,
    height: 700,
    alt: 'A goal, with its status, key results and their progress, and the people who work on it.',
  },
  'follow-up': {
    width: 1120,
    height: 700,
    alt: 'A follow-up, with who comes, what was decided and the next steps.',
  },
  people: {
    width: 1120,
    height: 700,
    alt: 'The list of people, with their photos, roles, teams and tags, and a search above it.',
  },
  invite: {
    width: 1120,
    height: 700,
    alt: 'Invite people: a field for addresses, and their role and teams.',
  },
  plan: {
    width: 1120,
    height: 700,
    alt: 'The plan of a workspace, how much of it is used, and the plans to choose from.',
  },
  hearing: {
    width: 1120,
    height: 700,
    alt: 'Notification settings: for each kind of news, whether it comes by mail, by Slack or in the app.',
  },
  templates: {
    width: 1120,
    height: 700,
    alt: 'Templates for forms, with a search and tags.',
  },
} as const

export type ShotName = keyof typeof shots

/** Device pixel ratio. */
export const SHOT_DENSITY = 1.5

/** Width of the small copy, for phones. */
export const SMALL_SHOT = 720

/** The path below `public`; a small copy has its width in its name. */
export const shotPath = (name: ShotName, theme: 'light' | 'dark', width?: number) =>
  `/screens/${[name, theme, width].filter(Boolean).join('-')}.webp`

/** As `srcset`. */
export const shotSizes = (name: ShotName, theme: 'light' | 'dark') =>
  `${shotPath(name, theme, SMALL_SHOT)} ${SMALL_SHOT}w, ${shotPath(name, theme)} ${shots[name].width * SHOT_DENSITY}w`

/** Whether a picture has this name. */
export const isShot = (name: string): name is ShotName => Object.hasOwn(shots, name)

import 'server-only'
import { choice, ifFewStars, ifLow, ifNo, ifYes, scale, stars, template, words, yesNo } from './rules'

const heard = { about: 'nobody', anonymity: 'NAMED', seenByAdmins: true } as const

export const joining = [
  template({
    key: 'onboarding-30',
    title: 'Onboarding: the first 30 days',
    description: 'How a new hire’s first month went, and what’s missing.',
    tags: ['Onboarding'],
    intro: 'You see us with fresh eyes. Tell us what we’ve stopped noticing. This isn’t a test.',
    permissions: heard,
    questions: [
      scale('I felt welcome from the first day.'),
      ifNo(yesNo('Did you have everything you needed to start working?'), 'What was missing, and for how long?'),
      scale('I know what I am here to do in the next weeks.'),
      scale('I know who to ask when I’m stuck.'),
      words('What surprised you, for better or worse?'),
      words('What do you still wonder about?', {
        help: 'However small. Someone will answer this week.',
        isOptional: true,
      }),
    ],
  }),
  template({
    key: 'onboarding-60',
    title: 'Onboarding: after 60 days',
    description: 'Two months in: is the job as described, and is there enough help?',
    tags: ['Onboarding'],
    intro: 'Two months in is a good time to fix what doesn’t fit yet.',
    permissions: heard,
    questions: [
      ifLow(
        scale('The work is what I expected when I said yes.', ['Something else entirely', 'Just as described']),
        'What’s different, and how do you feel about it?',
      ),
      scale('I get feedback often enough to know how I am doing.'),
      scale('The amount of new things is right for me.', ['Far too much', 'Just right']),
      choice('What has helped you most so far?', [
        'My manager',
        'A colleague who showed me around',
        'What is written down',
        'Trying things out',
        'Training',
      ]),
      words('What have you done so far that you’re pleased with?'),
      words('What would you change about how we bring people in?'),
    ],
  }),
  template({
    key: 'onboarding-90',
    title: 'Onboarding: after 90 days',
    description: 'Three months in: has a new hire settled in, and would they choose the job again?',
    tags: ['Onboarding'],
    intro: 'After three months, look back once more: for yourself, and for the people who join next.',
    permissions: heard,
    questions: [
      scale('I can do my work well on my own by now.'),
      scale('I feel part of the team.'),
      ifLow(scale('I can see how my work matters.'), 'What would help you see it?'),
      ifFewStars(
        stars('Knowing what you know now: how gladly would you take this job again?', ['Not again', 'Right away']),
        'What would have to change for it to be a 10?',
      ),
      words('What do you want to have done or learned in another three months?'),
      words('What should we tell the next person on their first day?'),
    ],
  }),
  template({
    key: 'probation',
    title: 'End of probation',
    description: 'People who worked closely with a new hire say how it went, in time for a fair decision.',
    tags: ['Onboarding', 'Decision'],
    intro:
      'Your answers help make and explain the decision. Write only what you’ve seen yourself and would say to the person.',
    permissions: { about: 'people', anonymity: 'NAMED', seenBySubject: false, seenByManager: true, seenByAdmins: true },
    questions: [
      scale('How well do they do the work they were hired for?', ['Not yet', 'Better than hoped'], {
        help: 'Compared with what you’d expect after this time, not after years.',
      }),
      scale('How quickly do they learn?', ['Slowly', 'Very quickly']),
      scale('How well do they work with others?', ['With friction', 'As if always here']),
      words('What have they done especially well?'),
      words('What still worries you, and has it been talked about?', { isOptional: true }),
      ifNo(yesNo('Would you like to keep working with them?'), 'What would have to change?'),
      words('What would help them in their next half-year?', { isOptional: true }),
    ],
  }),
  template({
    key: 'stay',
    title: 'Stay conversation',
    description: 'Ask good people why they stay, while they still do. A start for a conversation.',
    tags: ['People', 'Conversation'],
    intro:
      'We’d rather hear now what would make you leave than on your last day. Write only what you want to talk about.',
    permissions: { about: 'nobody', anonymity: 'NAMED' },
    questions: [
      words('What makes you look forward to work?', { isOptional: true }),
      words('What would you miss if you left? And what would you not miss at all?', { isOptional: true }),
      scale('How well do we use what you are good at?', ['Hardly', 'Fully'], { isOptional: true }),
      ifYes(
        yesNo('In the last three months, have you thought about leaving?', { isOptional: true }),
        'What was the reason, if you want to say?',
      ),
      words('If you could change one thing about your job on Monday, what would it be?', { isOptional: true }),
    ],
  }),
  template({
    key: 'exit',
    title: 'Exit conversation',
    description: 'For people who leave: what we should know, and thank them for.',
    tags: ['People', 'Farewell'],
    intro:
      'Thank you for your time here. Your answers can change things for the people who stay. Skip anything you’d rather keep to yourself.',
    permissions: { ...heard, mayOptOut: true },
    questions: [
      choice(
        'What played a part in your decision?',
        [
          'The work itself',
          'How I was led',
          'The people around me',
          'Chances to grow',
          'Pay and benefits',
          'Hours or workload',
          'Something private',
        ],
        { isOptional: true },
      ),
      words('When did you first think of leaving, and what had happened?', { isOptional: true }),
      words('What would have made you stay?', { isOptional: true }),
      scale('I could do good work here.', undefined, { isOptional: true }),
      scale('I was treated with respect.', undefined, { isOptional: true }),
      stars('How likely are you to recommend us as a place to work?', ['Not at all', 'Gladly'], {
        label: 'What would you tell a friend?',
        isOptional: true,
      }),
      ifYes(yesNo('Would you come back one day?', { isOptional: true }), 'For what?'),
      words('Who or what do you want to say thank you for?', { isOptional: true }),
    ],
  }),
]

import 'server-only'
import { ifHigh, ifLow, ifNo, ifYes, line, scale, stars, template, words, yesNo } from './rules'

const often = ['Hardly ever', 'Nearly always'] as const

/** For questions not everyone can judge. */
const mayStayEmpty = { isOptional: true }

export const growth = [
  template({
    key: 'quarterly-360',
    title: 'Quarterly 360',
    description:
      'Feedback on one person from managers, peers and reports. Short enough for every quarter, with the same questions each time to show change.',
    tags: ['360', 'Growth', 'Quarter'],
    intro:
      'Ten minutes can help someone for a whole quarter. Answer from what you’ve seen, think of specific moments, and skip what you can’t judge.',
    permissions: { about: 'people', anonymity: 'ANONYMOUS' },
    questions: [
      scale('They do what they say they’ll do, or tell me early when they can’t.', often, mayStayEmpty),
      scale('They explain things so that I can act on them.', often, mayStayEmpty),
      ifLow(
        scale('They listen, and change their mind for a good reason.', often, mayStayEmpty),
        'What happens instead?',
        'One example is worth more than a judgement.',
      ),
      ifHigh(
        scale('They make the people around them better at their work.', often, mayStayEmpty),
        'How do they do that? Others may want to learn it.',
      ),
      scale('When something goes wrong, they look for the cause, not for someone to blame.', often, mayStayEmpty),
      words('What should they keep doing?', {
        help: 'Name a moment from this quarter and what it changed for you or the team.',
      }),
      words('What one thing, done differently, would make the biggest difference?', {
        help: 'Write it as you’d say it over coffee: kind, clear and doable.',
        isOptional: true,
      }),
      words('What could they take on next that would suit them?', { isOptional: true }),
    ],
  }),
  template({
    key: 'upward',
    title: 'Upward feedback for a manager',
    description: 'A team’s anonymous feedback for its manager.',
    tags: ['Leadership', 'Upward'],
    intro:
      'Help your manager lead you better. Nobody sees who wrote what, and results stay hidden unless at least three people answer.',
    permissions: { about: 'people', anonymity: 'ANONYMOUS' },
    questions: [
      scale('I know what is expected of me and what matters most right now.'),
      scale('I am trusted to decide how I do my work.'),
      ifLow(
        scale('I can say what I really think, bad news included.'),
        'What makes it hard? What would make it easier?',
        'You don’t have to name a situation that would identify you.',
      ),
      scale('I get helpful feedback soon enough to use it.'),
      scale('My manager keeps the promises they make to us.'),
      scale('When I have too much on my plate, my manager helps me choose what to drop.'),
      ifNo(
        yesNo('In the last three months, did you talk with your manager about where you want to go?'),
        'Would you like to? What should that conversation be about?',
      ),
      words('What does your manager do that you’d miss with another one?'),
      words('What should they start, stop, or do less of?', {
        help: 'The most useful answers can be acted on next week.',
      }),
    ],
  }),
  template({
    key: 'peer',
    title: 'Peer feedback',
    description: 'Five questions for people who work closely together.',
    tags: ['Growth', 'Peers'],
    intro:
      'You were asked because you work closely together. Think of two or three recent moments and write about those.',
    permissions: { about: 'people', anonymity: 'CONFIDENTIAL' },
    questions: [
      line('Which word comes to mind first when you think of working with them?'),
      words('What do they do that makes your own work easier or better?'),
      ifLow(
        scale('How well can you rely on them when you depend on their part?', ['Never sure', 'Without a thought']),
        'Where didn’t it work out, and what would have helped?',
      ),
      stars('How easy is it to disagree with them and still find a way?', ['Very hard', 'Very easy'], {
        label: 'What makes it so?',
      }),
      words('What would you ask them to do differently?', {
        help: 'What happened, what it led to, and what you’d like instead.',
      }),
    ],
  }),
  template({
    key: 'self',
    title: 'Self review',
    description: 'Look back on your own work before a conversation with your manager.',
    tags: ['Growth', 'Self'],
    intro:
      'Take half an hour without interruptions. Nobody expects a perfect quarter: difficulties matter as much as successes.',
    permissions: { about: 'me', anonymity: 'NAMED', seenByManager: true },
    questions: [
      words('What are you most proud of, and why that?', {
        help: 'Say what it changed for a customer, a colleague or the company.',
      }),
      words('What didn’t work out as you’d hoped?', { help: 'And what would you do differently today?' }),
      scale('How much of your time went into what matters most?', ['Hardly any', 'Nearly all of it']),
      ifLow(
        scale('How much energy does your work give you at the moment?', ['It drains me', 'It fills me']),
        'What drains you most? What could change?',
      ),
      words('What have you learned, about the work or about yourself?'),
      words('What do you want to learn or take on in the next months?'),
      words('What do you need from your manager or the team for it?', { isOptional: true }),
    ],
  }),
  template({
    key: 'manager-review',
    title: 'Manager review',
    description: 'A manager looks back on half a year of someone’s work, and ahead to the next. Best read together.',
    tags: ['Growth', 'Leadership'],
    intro: 'Nothing here should surprise the person you’re writing about. If something would, talk first.',
    permissions: { about: 'people', anonymity: 'NAMED' },
    questions: [
      words('What did they achieve, and what difference did it make?', {
        help: 'Results, and how they were reached.',
      }),
      stars('How well did they meet what you had agreed on?', ['Missed most of it', 'Went well beyond'], {
        label: 'What is this based on?',
      }),
      words('Which strength should they use even more?'),
      words('Where should they grow next, and what will you do to help?', {
        help: 'One area is enough. What would look different in half a year?',
      }),
      ifYes(yesNo('Are they ready for more responsibility now?'), 'Which, and from when?'),
      words('What do you want to say thank you for?'),
    ],
  }),
  template({
    key: 'skill-check',
    title: 'Skill check',
    description: 'Where someone stands in the skills of their role. Change the skills to fit.',
    tags: ['Growth', 'Skills'],
    intro:
      'For each skill, say where this person stands today. 1: still needs help. 3: does it well alone. 5: others come to learn it.',
    permissions: { about: 'people', anonymity: 'NAMED' },
    questions: [
      scale('The craft: what this role has to be good at.', ['Still learning', 'Others learn from them'], {
        help: 'Replace these lines with the skills of the role.',
      }),
      scale('Understanding what the customer or the colleague really needs.', [
        'Still learning',
        'Others learn from them',
      ]),
      scale('Planning the work and keeping it on track.', ['Still learning', 'Others learn from them']),
      scale('Explaining things, in writing and in person.', ['Still learning', 'Others learn from them']),
      scale('Working with people from other fields.', ['Still learning', 'Others learn from them']),
      words('Which of these should come first in the next six months?'),
      words('Who, or which task, could teach it here?', { isOptional: true }),
    ],
  }),
]

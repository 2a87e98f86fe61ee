import 'server-only'
import { ifHigh, ifLow, ifNo, ifYes, line, scale, stars, template, words, yesNo } from './rules'

const often = ['Hardly ever', 'Nearly always'] as const

/** For what not everybody can judge. */
const mayStayEmpty = { isOptional: true }

/** How somebody works and where they could go next. */
export const growth = [
  template({
    key: 'quarterly-360',
    title: 'Quarterly 360',
    description:
      'Managers, peers and reports look at one person from all sides. Short enough to repeat every quarter, and the same each time, so that change can be seen.',
    tags: ['360', 'Growth', 'Quarter'],
    intro:
      'Ten minutes that can help somebody for a whole quarter. Answer only what you have seen yourself, think of moments and not of a general impression, and leave out what you cannot judge.',
    permissions: { about: 'people', anonymity: 'ANONYMOUS' },
    questions: [
      scale('They do what they said they would do, or say in time when they cannot.', often, mayStayEmpty),
      scale('They explain things so that I can act on them.', often, mayStayEmpty),
      ifLow(
        scale('They listen, and change their mind when there is good reason to.', often, mayStayEmpty),
        'What happens in the conversation instead?',
        'One example is worth more than a judgement.',
      ),
      ifHigh(
        scale('They make the people around them better at their work.', often, mayStayEmpty),
        'How do they do that? Somebody else may want to learn it.',
      ),
      scale('When something goes wrong, they look for the cause and not for someone to blame.', often, mayStayEmpty),
      words('What should they keep doing, because it works?', {
        help: 'Name a moment of this quarter and what it changed for you or the team.',
      }),
      words('What one thing, done differently, would make the biggest difference?', {
        help: 'Write it as you would say it to them over coffee: kind, clear, and something they can do.',
        isOptional: true,
      }),
      words('What could they take on next that would suit them?', { isOptional: true }),
    ],
  }),
  template({
    key: 'upward',
    title: 'Upward feedback for a manager',
    description: 'A team tells its manager how it is to be led by them. Anonymous, because it has to be.',
    tags: ['Leadership', 'Upward'],
    intro:
      'Your manager wants to lead you better and needs to hear how it is on your side. Nobody sees who wrote what, and nothing is shown unless at least three people answer.',
    permissions: { about: 'people', anonymity: 'ANONYMOUS' },
    questions: [
      scale('I know what is expected of me and what matters most right now.'),
      scale('I am trusted to decide how I do my work.'),
      ifLow(
        scale('I can say what I really think, bad news included.'),
        'What makes it hard? What would make it easier?',
        'You do not need to name a situation in which you would be recognised.',
      ),
      scale('I get feedback that helps me, soon enough to use it.'),
      scale('My manager keeps the promises they make to us.'),
      scale('When I have too much on my plate, my manager helps me choose what to drop.'),
      ifNo(
        yesNo('In the last three months, did you talk with your manager about where you want to go?'),
        'Would you like to? What should that conversation be about?',
      ),
      words('What does your manager do that you would miss under another one?'),
      words('What should they start, stop, or do less of?', {
        help: 'The most useful answers can be done next week.',
      }),
    ],
  }),
  template({
    key: 'peer',
    title: 'Peer feedback',
    description: 'Colleagues who work side by side with somebody. Five questions, each about what they have seen.',
    tags: ['Growth', 'Peers'],
    intro:
      'You were asked because you work closely together. Think of two or three moments of the last months and write about those.',
    permissions: { about: 'people', anonymity: 'CONFIDENTIAL' },
    questions: [
      line('Which word comes to mind first when you think of working with them?'),
      words('What do they do that makes your own work easier or better?'),
      ifLow(
        scale('How well can you rely on them when you depend on their part?', ['Never sure', 'Without a thought']),
        'Where did it not work out, and what would have helped?',
      ),
      stars('How easy is it to disagree with them and still find a way?', ['Very hard', 'Very easy'], {
        label: 'What makes it so?',
      }),
      words('What would you ask them to do differently?', {
        help: 'What happened, what it led to, and what you would wish for.',
      }),
    ],
  }),
  template({
    key: 'self',
    title: 'Self review',
    description: 'A quiet look back at one’s own work, as a start for a good conversation with one’s manager.',
    tags: ['Growth', 'Self'],
    intro:
      'Take half an hour without interruptions. Nobody expects a perfect quarter: what was difficult is as interesting as what went well.',
    permissions: { about: 'me', anonymity: 'NAMED', seenByManager: true },
    questions: [
      words('What are you most proud of, and why that?', {
        help: 'Say what it changed for a customer, a colleague or the company.',
      }),
      words('What did not work out as you had hoped?', { help: 'And what you would do differently today.' }),
      scale('How much of your time went into what matters most?', ['Hardly any', 'Nearly all of it']),
      ifLow(
        scale('How much energy does your work give you at the moment?', ['It drains me', 'It fills me']),
        'What takes the most out of you? What could be changed about it?',
      ),
      words('What have you learned, about the work or about yourself?'),
      words('What do you want to learn or take on in the next months?'),
      words('What do you need from your manager or the team for it?', { isOptional: true }),
    ],
  }),
  template({
    key: 'manager-review',
    title: 'Manager review',
    description:
      'A manager looks back on half a year of somebody’s work and ahead to the next. Read together afterwards.',
    tags: ['Growth', 'Leadership'],
    intro:
      'Write so that nothing in it comes as a surprise to the person you write about. If something would, talk first.',
    permissions: { about: 'people', anonymity: 'NAMED' },
    questions: [
      words('What did they achieve, and what difference did it make?', {
        help: 'Results and how they were reached: the one without the other is half the story.',
      }),
      stars('How well did they meet what you had agreed on?', ['Missed most of it', 'Went well beyond'], {
        label: 'What does this rest on?',
      }),
      words('Which strength should they use even more?'),
      words('Where should they grow next, and what will you do to help?', {
        help: 'One area is enough. Say what would look different in half a year.',
      }),
      ifYes(yesNo('Are they ready for more responsibility now?'), 'Which, and from when?'),
      words('What do you want to say thank you for?'),
    ],
  }),
  template({
    key: 'skill-check',
    title: 'Skill check',
    description:
      'Where somebody stands in their craft, seen by themselves and by those who know it. Change the skills to fit the role.',
    tags: ['Growth', 'Skills'],
    intro:
      'For each skill say where this person stands today. 1 is “still needs help with it”, 3 is “does it well on their own”, 5 is “others come to learn it”.',
    permissions: { about: 'people', anonymity: 'NAMED' },
    questions: [
      scale('The craft: what this role has to be good at.', ['Still learning', 'Others learn from them'], {
        help: 'Replace this and the next lines by the skills of the role.',
      }),
      scale('Understanding what the customer or the colleague really needs.', [
        'Still learning',
        'Others learn from them',
      ]),
      scale('Planning the work and keeping it on track.', ['Still learning', 'Others learn from them']),
      scale('Explaining things, in writing and in person.', ['Still learning', 'Others learn from them']),
      scale('Working with people of other trades.', ['Still learning', 'Others learn from them']),
      words('Which of these should come first in the next six months?'),
      words('From whom, or by which task, could it be learned here?', { isOptional: true }),
    ],
  }),
]

import 'server-only'
import { choice, ifFewStars, ifLow, ifNo, line, scale, stars, template, words, yesNo } from './rules'

export const together = [
  template({
    key: 'pulse',
    title: 'Team pulse',
    description: 'Six questions in two minutes. Ask them every month to see the trend.',
    tags: ['Team', 'Pulse', 'Month'],
    intro: 'Two minutes, the same six questions each time. Nobody sees who answered what.',
    permissions: { about: 'nobody', anonymity: 'ANONYMOUS' },
    questions: [
      scale('How was your last month at work?', ['Hard', 'Very good']),
      scale('I know what is expected of me.'),
      scale('I can do my best work here.'),
      ifLow(scale('My workload is manageable.'), 'What takes the most time, and what could we drop?'),
      scale('In the last few weeks, someone recognized my good work.'),
      words('What one thing should we change before next month?', { isOptional: true }),
    ],
  }),
  template({
    key: 'retrospective',
    title: 'Project retrospective',
    description: 'Collects everyone’s view before the team meets, so the loudest voice isn’t the only one.',
    tags: ['Project', 'Team'],
    intro:
      'This is about how the work went, not who did what. Assume everyone did their best with what they knew at the time.',
    permissions: { about: 'nobody', anonymity: 'NAMED' },
    questions: [
      stars('How satisfied are you with what we delivered?', ['Not at all', 'Fully'], { label: 'Why?' }),
      scale('From the start I knew what we were trying to achieve.'),
      scale('Decisions were made in time, and I knew who made them.'),
      ifNo(yesNo('Was there enough time to do it properly?'), 'Where was it missing, and what did that cost us?'),
      words('What went well that we should do again?'),
      words('What got in our way?', { help: 'Causes rather than names.' }),
      words('What do you know now that you wish you had known at the start?'),
      line('If we could keep only one lesson, which one?'),
    ],
  }),
  template({
    key: 'meeting-health',
    title: 'Meeting health',
    description: 'Is a recurring meeting worth everyone’s time?',
    tags: ['Team', 'Meetings'],
    intro: 'Think of the last three meetings, not just the latest. Answers are anonymous.',
    permissions: { about: 'nobody', anonymity: 'ANONYMOUS' },
    questions: [
      ifLow(
        scale('This meeting is worth the time I spend in it.'),
        'What could you do without it? What would you need instead?',
      ),
      scale('I know beforehand what it’s about and what’s expected of me.'),
      scale('Everyone gets to say what they have to say.'),
      scale('It ends with decisions, each with an owner.'),
      choice('What should we change?', [
        'Make it shorter',
        'Hold it less often',
        'Invite fewer people',
        'Prepare it better',
        'Write more, talk less',
        'Nothing, it’s good as it is',
      ]),
      words('What works well and should stay?', { isOptional: true }),
    ],
  }),
  template({
    key: 'training',
    title: 'After a workshop or training',
    description: 'A week later: what stuck, what got used, and would you send a colleague?',
    tags: ['Learning', 'Events'],
    intro: 'It’s been a week: long enough to know what was worth it.',
    permissions: { about: 'nobody', anonymity: 'NAMED' },
    questions: [
      line('What is the first thing you remember?'),
      ifNo(
        yesNo('Have you used anything from it since?'),
        'What kept you from it?',
        'No occasion yet is a fine answer.',
      ),
      scale('It was at the right level for me.', ['Much too easy or too hard', 'Just right']),
      ifFewStars(
        stars('How likely are you to send a colleague there?', ['Not at all', 'Right away']),
        'What should be different before they go?',
      ),
      words('What would you like to learn next?', { isOptional: true }),
    ],
  }),
  template({
    key: 'customer-voice',
    title: 'The voice of a customer',
    description: 'Three minutes for customers, who need no account: what it’s like to work with us.',
    tags: ['Customers', 'Outside'],
    intro:
      'Thank you for three minutes of your time. We read every answer ourselves, and we’ll reply if you ask something.',
    permissions: { about: 'nobody', anonymity: 'NAMED' },
    questions: [
      ifFewStars(
        stars('How likely are you to recommend us?', ['Not at all', 'I already do']),
        'What is the most important reason?',
        'Be frank. We can’t fix what we don’t hear.',
      ),
      ifNo(yesNo('Did we do what we promised?'), 'What was missing?'),
      scale('How easy is it to get an answer from us?', ['Very hard', 'Very easy']),
      words('What do we do better than others you work with?', { isOptional: true }),
      words('If you were in charge, what would you change first?'),
      line('May we call you about it? On which number?', {
        help: 'Leave it empty if you prefer not to.',
        isOptional: true,
      }),
    ],
  }),
  template({
    key: 'working-together',
    title: 'How two teams work together',
    description: 'What helps, and what gets lost, between two teams that depend on each other.',
    tags: ['Team', 'Collaboration'],
    intro: 'Write about the work between your two teams, not about individuals.',
    permissions: { about: 'nobody', anonymity: 'ANONYMOUS' },
    questions: [
      scale('We know early enough what the other team needs from us.'),
      scale('When we ask them something, we get an answer we can use.'),
      ifLow(scale('Work that passes between us arrives complete.'), 'What is usually missing?'),
      scale('When something goes wrong between us, we sort it out quickly and without blame.'),
      words('What does the other team do that helps you?'),
      words('What one agreement between the two teams would change the most?', {
        help: 'For example: what’s handed over when, or who decides what.',
      }),
    ],
  }),
]

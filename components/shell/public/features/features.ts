import type { ShotName } from '@/components/shell/public/shots'

/** A feature's texts. */
export interface FeatureText {
  anchor: string
  name: string
  text: string
  shot?: ShotName
  facts: readonly (readonly [name: string, text: string])[]
}

export const together: readonly FeatureText[] = [
  {
    anchor: 'feedback',
    name: 'Feedback',
    text: 'Write a form in four steps, choose who answers, and follow it until the results are in.',
    shot: 'wizard',
    facts: [
      ['A format to start from', 'Self, peer, upward and manager reviews, 360s, voices from outside, or a blank form.'],
      ['Six types of question', 'From long answers to scales, with follow-up questions that depend on an answer.'],
      ['Quick questions', 'One question to up to five people. It closes after a week, or with the last answer.'],
      ['360 rounds', 'One form for each person, peers nominated and approved, and one page to follow them all.'],
      ['On repeat', 'Daily, weekly or monthly, at the same local time all year round.'],
      ['Answers from outside', 'Customers and partners answer from a link in an e-mail. They need no account.'],
      ['Nothing typed is lost', 'Answers save as you write. Open the form on another device, and they’re there.'],
      ['Released by you', 'The person a review is about reads the results once you release them.'],
    ],
  },
  {
    anchor: 'anonymity',
    name: 'Anonymity',
    text: 'Named, confidential or anonymous: above every form it says who will see your name and your answers.',
    shot: 'promise',
    facts: [
      ['Nothing to trace', 'An anonymous answer is stored without a person and without a time of day.'],
      ['Groups of three or more', 'Smaller groups stay hidden, with their scores, comments and counts.'],
      ['Closed first, read later', 'Before the close you see how many people answered, and nothing else.'],
      ['Promises only get stricter', 'After the first answer, settings can become more private, never less.'],
    ],
  },
  {
    anchor: 'goals',
    name: 'Goals',
    text: 'Agree on what matters, see how goals depend on each other, and talk about them before they slip.',
    shot: 'goals',
    facts: [
      ['For everyone', 'Organization, team and individual goals, and self goals that only you see.'],
      ['Progress you choose', 'From weighted key results, action items, the goals below, or set by hand.'],
      ['Check-ins', 'On track, at risk or delayed, with a comment. Every change stays in the timeline.'],
      ['Alignment', 'One tree from the goals of the organization to your own.'],
      ['Import', 'Bring your goals along in a CSV file, and undo it if you change your mind.'],
      ['Reports', 'Trends by team and person, each goal counted once.'],
    ],
  },
  {
    anchor: 'follow-ups',
    name: 'Follow-ups',
    text: 'Meet about a goal or a piece of feedback, and leave with decisions.',
    facts: [
      ['A time that works', 'See who is busy before you book.'],
      ['Decisions and next steps', 'Anyone invited writes them down. Next steps have an owner and a date.'],
      ['In series', 'Change this meeting, this and the following, or all of them.'],
      ['Goals beside it', 'The goals and feedback you meet about are a click away.'],
    ],
  },
  {
    anchor: 'one-on-ones',
    name: 'One-on-ones',
    text: 'A shared page for two people that remembers what you meant to talk about.',
    shot: 'one-on-one',
    facts: [
      ['Talking points', 'Either of you adds them. What stays open is on the agenda next time.'],
      ['Notes and action items', 'Shared notes, items with an owner and a date, and notes for you alone.'],
      ['Between the two of you', 'Admins and managers above see that you met, never what you wrote.'],
      ['For a whole team', 'Lay out one-on-ones with everyone in your team, without clashes, and move several together.'],
    ],
  },
  {
    anchor: 'applause',
    name: 'Applause',
    text: 'Thank people by name, for something specific, where others see it, or just between you.',
    shot: 'applause',
    facts: [
      ['Your own categories', 'Start with eight, rename them, and add up to four more.'],
      ['Reactions and comments', 'The people thanked and their colleagues can join in.'],
      ['Badges', 'Earned for what you did, such as ten answers or five goals on time.'],
      ['Celebrations', 'Work anniversaries, and the birthdays of people who share theirs.'],
    ],
  },
]

export const around: readonly FeatureText[] = [
  {
    anchor: 'reminders',
    name: 'Home and reminders',
    text: 'What needs you comes first, with the date it’s due. One mail a morning holds the rest.',
    shot: 'home',
    facts: [
      ['One mail a morning', 'On working days at nine, your local time, and only when something is due.'],
      ['Quiet hours', 'Choose what reaches you, by which channel, and when.'],
      ['By keyboard', 'Press Ctrl or ⌘ and K to find a person, a goal or a form, or to start something.'],
      ['In any theme', 'Light and dark, on a phone or a large screen, with a screen reader or at 200% zoom.'],
    ],
  },
  {
    anchor: 'integrations',
    name: 'Slack and Google Calendar',
    text: 'Do the quick things where you are already.',
    facts: [
      ['Thanks from Slack', 'Give applause and ask a quick question with a command or a shortcut.'],
      ['Answers from Slack', 'Answer a quick question or complete a meeting with a button. Private words stay in Rapport.'],
      ['Google Calendar', 'Meetings appear in your calendar. Move one there, and it moves here.'],
      ['Any other calendar', 'Subscribe to your meetings, or take the file that comes with an invitation.'],
    ],
  },
  {
    anchor: 'ai',
    name: 'AI drafts',
    text: 'Off until an admin turns it on. It drafts, and you decide.',
    facts: [
      ['Summaries', 'Of a meeting, for the people in it, and of the feedback you received, for you.'],
      ['Sources for every sentence', 'A sentence that names none is left out.'],
      ['No verdicts', 'No ratings of people, no figures, nothing from private notes.'],
      ['You know where it goes', 'The screen names the service that gets the text.'],
    ],
  },
  {
    anchor: 'admin',
    name: 'People and security',
    text: 'Set up a company in a morning, and show later who did what.',
    facts: [
      ['Invite or import', 'By e-mail, from a CSV file or from Slack, into teams with managers.'],
      ['Roles', 'Admin, manager and member. A page shows everyone what they can do.'],
      ['Two-step sign-in', 'For you, or required for everyone in the workspace.'],
      ['Audit log', 'Who changed, shared, released or exported what. Nobody can edit it.'],
      ['Your data', 'Everyone downloads their own. Admins export the workspace and can delete it.'],
      ['When someone leaves', 'See what they hold, and pass it on to others.'],
    ],
  },
]

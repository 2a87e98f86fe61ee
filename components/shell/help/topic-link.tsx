import { TextLink } from '@/components/ui/button/text-link'

/** Titles of help pages linked publicly. */
export const publicTopics = {
  'ai-summaries': 'What does AI read?',
  anonymity: 'Who can see what I wrote?',
  'ask-for-feedback': 'Ask for feedback',
  'audit-log': 'Who did what? The audit log',
  'cannot-sign-in': 'I can’t sign in',
  'delete-workspace': 'Export or delete a workspace',
  'feature-not-available': 'Why can’t I use a feature?',
  'invitation-not-working': 'My invitation link doesn’t work',
  'invite-people': 'Invite people',
  'no-mail': 'I don’t get any mail',
  'one-on-one-privacy': 'Who can read my one-on-one notes?',
  'one-on-ones': 'Prepare and hold a one-on-one',
  'payment-failed': 'My payment failed',
  'plans-and-payment': 'Plans, people and payment',
  'release-results': 'Share results with the person they’re about',
  'results-hidden': 'Why are the results hidden?',
  'set-a-goal': 'Set a goal',
  slack: 'Use Rapport in Slack',
  'two-step-sign-in': 'Two-step sign-in and lost phones',
  'video-tutorials': 'Video tutorials',
  'workspace-settings': 'Change workspace settings',
  'your-data': 'Download your data or delete your account',
} as const

export type PublicTopic = keyof typeof publicTopics

/** A help link with the page's title. */
export const TopicLink = ({ topic }: { topic: PublicTopic }) => (
  <TextLink href={`/help/${topic}`}>{publicTopics[topic]}</TextLink>
)

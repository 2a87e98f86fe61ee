import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { TopicLink, type PublicTopic } from '@/components/shell/help/topic-link'
import { TextLink } from '@/components/ui/button/text-link'
import { plural } from '@/lib/shared/text'

/** Question, answer and optional help page. */
type Asked = readonly [question: string, answer: ReactNode, topic?: PublicTopic]

const questionsFor = (trialDays: number): readonly Asked[] => [
  [
    'Do I need a card to start?',
    `No. A new workspace tries Pro for ${plural(trialDays, 'day')}. You enter a card only when you subscribe.`,
  ],
  [
    'What happens after the trial?',
    'Your workspace moves to Free. Nothing is deleted. What’s over a limit stays readable until you upgrade.',
    'feature-not-available',
  ],
  [
    'Who counts as a person?',
    'Everyone active and everyone with a pending invitation. External reviewers don’t count.',
    'invite-people',
  ],
  [
    'Can I change the plan or the number of people?',
    'Yes. Upgrades count immediately, for the days left in the month. Less counts from the next payment.',
    'plans-and-payment',
  ],
  ['How do I pay?', 'Monthly, in Indian rupees, through Razorpay, with your company name and GSTIN on the invoice.'],
  [
    'Can I cancel?',
    'At any time. Your plan stays until the end of the month you paid for, then you’re on Free.',
    'plans-and-payment',
  ],
  ['What if a payment fails?', 'We mail your admins. You have a few days to update the card.', 'payment-failed'],
  ['Will my price change?', 'Not while you stay on your plan. New prices apply to new subscriptions.'],
  [
    'Do AI drafts cost extra?',
    'No. Each plan includes a number per person and month. AI is off until an admin turns it on.',
    'ai-summaries',
  ],
  [
    'What does Enterprise cost?',
    <>
      It depends on how many you are and what you need. <TextLink href="/support?query=contact">Ask us</TextLink>, and a
      person answers.
    </>,
  ],
]

export function PriceQuestions({ trialDays }: { trialDays: number }) {
  return (
    <div className="max-w-reading divide-y divide-line border-y border-line">
      {questionsFor(trialDays).map(([question, answer, topic]) => (
        <details key={question} className="group">
          <summary className="flex items-center justify-between gap-4 rounded-sm py-4 text-md font-medium">
            {question}
            <Icon name="chevron-down" className="size-4 shrink-0 text-subtle group-open:rotate-180" />
          </summary>
          <div className="pb-5 text-reading text-pretty text-muted">
            <p>{answer}</p>
            {topic && (
              <p className="mt-2">
                In Help: <TopicLink topic={topic} />
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}

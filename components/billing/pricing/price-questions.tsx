import type { ReactNode } from 'react'
import { FoldIcon } from '@/components/ui/icon/fold-icon'
import { TopicLink, type PublicTopic } from '@/components/shell/help/topic-link'
import { TextLink } from '@/components/ui/button/text-link'
import { plural } from '@/lib/shared/text'

/** Question, answer and optional help page. */
type Asked = readonly [question: string, answer: ReactNode, topic?: PublicTopic]

const questionsFor = (trialDays: number): readonly Asked[] => [
  ['Do I need a card to start?', `No. You try Pro for ${plural(trialDays, 'day')} without one.`],
  [
    'What happens after the trial?',
    'You’re on Free. Nothing is deleted; what’s over a limit stays readable.',
    'feature-not-available',
  ],
  ['Who counts as a person?', 'Everyone active or invited. External reviewers don’t count.', 'invite-people'],
  [
    'Can I change the plan or the number of people?',
    'Yes. More counts immediately, less from the next payment.',
    'plans-and-payment',
  ],
  ['How do I pay?', 'Monthly, in Indian rupees, through Razorpay. Each payment has an invoice.'],
  ['Can I cancel?', 'At any time. You keep the month you paid for.', 'plans-and-payment'],
  ['What if a payment fails?', 'We mail your admins, who have a few days to update the card.', 'payment-failed'],
  ['Will my price change?', 'Not while you stay on your plan. New prices apply to new subscriptions.'],
  [
    'Do AI drafts cost extra?',
    'No. Each plan includes some, and AI is off until an admin turns it on.',
    'ai-summaries',
  ],
  [
    'What does Enterprise cost?',
    <>
      It depends on your size. <TextLink href="/support?query=contact">Ask us</TextLink>.
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
            <FoldIcon />
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
